import { defaultSetup, ownDesk, spoken } from '@nightdesk/content'
import { type BusinessSetup, tradeIds, type Week } from '@nightdesk/contracts'
import { addDays, type Now } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import { clausesIn } from '../create-receptionist.ts'
import { answerHours } from './hours-answer.ts'
import type { HoursKind } from './hours-question.ts'
import { ownScript } from './own-script.ts'

/** What a setup makes her say, in the order in which callers are likely to hear it. */
export type WordsAhead = {
  /** Heard in nearly every call. */
  readonly first: readonly Clause[]
  /** Heard where somebody asks for it. */
  readonly later: readonly Clause[]
}

type Question = readonly [text: string, kind: HoursKind]

const weekly: Question = ['What are your opening hours?', 'all']
const daily: readonly Question[] = [
  ['Are you open now?', 'now'],
  ['Are you open today?', 'day'],
  ['Are you open tomorrow?', 'day'],
]
const byName = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const others: readonly Question[] = [
  ['How late are you open today?', 'until'],
  ...byName.map((day): Question => [`Are you open on ${day}?`, 'day']),
]

/** Everything about a business that can be spoken before somebody calls. */
export function wordsAhead(setup: BusinessSetup, now: Now): WordsAhead {
  const { greeting, answers, goodbye } = ownScript(setup, now)
  const hours = ([text, kind]: Question) => answerHours(text, kind, setup, now)
  const first = [...greeting, ...hours(weekly), ...answers.flatMap(({ answer }) => answer)]
  const later = [...[...daily, ...others].flatMap(hours), ...goodbye.flat()]
  return {
    first: [...new Set(first)],
    later: [...new Set(later)].filter((one) => !first.includes(one)),
  }
}

/** What is the same in every such call, or in those of whoever leaves the hours and answers of their trade as they are. */
export function* knownOwnClauses(): Iterable<Clause> {
  yield* clausesIn(ownDesk)
  for (const trade of tradeIds) {
    const { questions, week } = defaultSetup(trade)
    for (const { answer } of questions) yield* spoken(answer)
    yield* usualHours(week)
  }
}

// A Monday; any week is like it.
const someDay = '2026-11-16'
const noon = 720

function* usualHours(week: Week): Iterable<Clause> {
  for (let ahead = 0; ahead < week.length; ahead += 1) {
    const now = { day: addDays(someDay, ahead), minutes: noon }
    for (const [text, kind] of [weekly, ...daily, ...others])
      yield* answerHours(text, kind, { week }, now)
  }
}
