import { addDays, type Day, type Now, weekdayOf, weekdayOfWord } from '@nightdesk/understanding'
import { readDay } from './day.ts'
import type { Reader, Value } from './value.ts'

const part = '(?: (?:in the )?(?:morning|afternoon|evening|night))?'
const said = new RegExp(
  `\\b(?:(?:the )?(?:day|night) before (?:yesterday|last)|last night|yesterday${part}|(?:earlier )?(?:today|this (?:morning|afternoon|evening))|(?:a|one|two|three|four|five|six) (?:days?|nights?) ago|last (?:mon|tues|wednes|thurs|fri|satur|sun)day${part})\\b`,
  'i',
)

const happened = new RegExp(
  `\\b(?:left|lost|forgot|dropped|was|were|happened|took|came|had|did|rode|charged)\\b[^.?!]{0,60}?\\b((?:mon|tues|wednes|thurs|fri|satur|sun)day${part})\\b`,
  'i',
)

/** The day on which something happened: "last night", "two days ago", "left it there on Sunday". */
export const spotPastDay = (text: string): string | undefined =>
  said.exec(text)?.[0] ?? happened.exec(text)?.[1]

const counts: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const week = 7

/** As other days are read, and besides as a day that is over. */
export const readPastDay: Reader = (text, context) => {
  const words = said.exec(text)?.[0].toLowerCase()
  const day = words && context.now && dayOf(words, context.now)
  if (!words || !day) return readDay(text, context)
  const [half] = /\b(?:morning|afternoon|evening|night)\b/.exec(words) ?? []
  const value: Value = { kind: 'day', day }
  if (!half) return value
  return { ...value, part: half === 'night' ? 'evening' : (half as 'morning') }
}

function dayOf(words: string, { day: today }: Now): Day | undefined {
  if (/before/.test(words)) return addDays(today, -2)
  if (/^(?:last night|yesterday)/.test(words)) return addDays(today, -1)
  if (/today|this/.test(words)) return today
  if (words.endsWith('ago')) {
    const [count = ''] = words.split(' ')
    return addDays(today, -Math.max(1, counts.indexOf(count)))
  }
  const weekday = weekdayOfWord(words.split(' ')[1] ?? '')
  if (weekday === undefined) return undefined
  return addDays(today, -((weekdayOf(today) - weekday + week) % week || week))
}
