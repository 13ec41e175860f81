import { genericTradeWords, trades } from '@nightdesk/content'
import { isFirstName, isLastName } from '@nightdesk/understanding'
import { joinedTo } from '../../dialogue/joined-names.ts'
import { asSaid } from '../../kinds/text.ts'
import type { Reader } from '../../kinds/value.ts'
import type { Slot } from '../../script.ts'
import { asks } from './call-slots.ts'

const tradeWords: ReadonlySet<string> = new Set(
  [...Object.values(trades).flat(), ...genericTradeWords].flatMap((words) => words.split(' ')),
)
const small: ReadonlySet<string> = new Set(['a', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the'])
const leads = /^(?:(?:it['’]s|it is|called|named|from|with|at|the name is)\s+)+/i
const stem = (word: string) => word.replace(/(?:['’]s|s)$/, '')

/** "Delgado Family Dental": the name over the door. "A dental office" is none. */
export const readCompany: Reader = (text) => {
  const said = asSaid(text.trim().replace(leads, ''))
  const words = said
    .toLowerCase()
    .split(/[^\p{L}\d'’]+/u)
    .filter(Boolean)
  const isName = words.some(
    (word) => !small.has(word) && !tradeWords.has(word) && !tradeWords.has(stem(word)),
  )
  return isName && !isPerson(words) ? { kind: 'text', text: capitalized(said) } : undefined
}

/** "For my gym, Tom Baker": whoever calls, and no business. */
const isPerson = ([first = '', last = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && isFirstName(first) && isLastName(last)

/** A recognizer may write it small; whoever types it has it as it is. */
function capitalized(said: string): string {
  if (/\p{Lu}/u.test(said.slice(1))) return said
  return said
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capital(word)))
    .join(' ')
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const word = "[\\p{L}\\d&'’.-]+"
const ends =
  '(?=\\s+(?:we|i|and|but|so|who|which|that|is|in|on|at|out|over|they|it|can|could|please)\\b|[\\s]*[,.;!?]|$)'
const told = [
  // "I'm with Bridgeline Telecom", and neither with my wife nor with you.
  new RegExp(
    `\\b(?:i['’]?m|i am|we['’]?re|we are|calling) (?:with|over at) (?!(?:my|our|the|a|an|you|him|her|them|some|this|that|no|one|two)\\b)(${word}(?: ${word}){0,3}?)${ends}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:my|our|the) (?:company|business|shop|store|practice|firm|office|place|restaurant|agency|studio)(?: name)?(?:['’]s| is)(?: name(?:['’]s| is))?(?: (?:called|named))? (?!(?:a|an|in|on|at|the|not|also|just|very|really|about|closed|open|wrong|called|named|for|getting|doing|been|to)\\b)(${word}(?: ${word}){0,3}?)${ends}`,
    'iu',
  ),
]
// "Frank Marino, Marino's on Court Street": a name over a door, by where that is.
const overDoor = /(?:^|[.,;]\s*)((\p{L}{3,})['’]s)(?= (?:over |down |up )?(?:on|in) )/giu

/** What is called the company, or said right after its owner, also where nothing was marked. */
function spotCompany(text: string): string | undefined {
  const found = told.map((sign) => sign.exec(text)).find((match) => match !== null)
  const [whole, stem = ''] = found ?? []
  const rest = found && whole !== undefined ? text.slice(found.index + whole.length) : ''
  const said = stem && stem + joinedTo(stem, rest)
  const door = Array.from(text.matchAll(overDoor)).find(([, , owner = '']) =>
    [isFirstName, isLastName].some((is) => is(owner.toLowerCase())),
  )
  const name = said || door?.[1]
  return name && readCompany(name, anyContext) ? name : undefined
}

const anyContext = {
  now: { day: '2026-01-01', minutes: 0 },
  by: 'speech',
  tag: 'company',
  values: {},
} as const

/** Taken wherever it is told, and asked for only by whoever finds it wrong. */
export const company: Slot = {
  id: 'company',
  ...asks('company'),
  names: ['company', 'company name', 'business name', 'name of the business', 'name of the place'],
  read: readCompany,
  isBusinessName: true,
  spot: spotCompany,
  isNeeded: () => false,
  isAboutCaller: true,
}
