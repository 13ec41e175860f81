import type { Now, Read } from '@nightdesk/understanding'
import type { Patience } from '../conversation.ts'
import { namesHour } from '../kinds/time.ts'
import type { Value } from '../kinds/value.ts'
import type { Script, Slot } from '../script.ts'
import type { State } from '../state.ts'
import { readFacts } from './facts.ts'
import { interpret } from './interpret.ts'
import { Turn } from './turn.ts'

const unfinished =
  /\b(?:and|to|from|at|the|a|an|my|is|um+|uh+|er+m?|or|but|of|for|in|on|with|it's|its|double|triple|dot|underscore|dash|name|number|i|i'm|i'd|we|by|so|because|like|about|around|past|quarter|half|next|this|not|until|then|corner|mister|mr|mrs|can|could|need|want|are|do|make (?:it|that))[.,… ]*$/i
// Single letters to the end, but for the two of "6 p.m.".
const spelling = /(?:^|\s)(?![ap][\s.]+m\b)[a-z][\s.,-]+[a-z][.,… ]*$/i
// What mail addresses and phone numbers are said with.
const contactPiece =
  /\d|@|\b(?:at|dot|underscore|dash|hyphen|oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|area|gmail|e-?mail|address|number|phone|cell)\b/i
const shortAnswer = 4

/** How long to wait: not at all after a whole answer, long in the middle of a number, an address or a spelled name. */
export function patienceFor(
  read: Read,
  script: Script,
  state: State,
  now: Now,
  soFar: string,
): Patience {
  if (soFar.trim() === '') return 'normal'
  const isOneWord = !soFar.trim().includes(' ')
  if (spelling.test(soFar)) return 'long'
  const meaning = interpret(read, script, state, { text: soFar, by: 'speech' })
  const isShort = meaning.words <= shortAnswer
  if (unfinished.test(soFar) && !(meaning.yesNo && isOneWord)) return 'long'
  const isClosed = state.offer ?? state.current?.doubt ?? state.current?.isReadBack
  if (isClosed && meaning.yesNo) return isShort ? 'quick' : 'normal'
  const { current } = state
  const turn = new Turn(script, now, state)
  const answers = slotsAskedFor(turn)
  const facts = readFacts(turn, meaning)
  // "This Friday." where an address was asked for is a whole answer too, if to another question. A name may begin one.
  const another = isShort ? facts.find(({ value }) => value.kind !== 'name') : undefined
  const fact = facts.find(({ slot }) => answers.includes(slot)) ?? another
  if (fact && isHouseNumber(fact.value)) return 'long'
  if (fact) return isWhole(fact.value) ? 'quick' : 'normal'
  if (current?.asked === 'email' || current?.asked === 'phone') {
    const isNamed = current.values['name']?.kind !== 'name' && facts.some(isWholeName)
    const isOther = isNamed || namesHour(soFar, now) || soFar.trim().endsWith('?')
    if (mayBeginContact(soFar, isShort) && !isOther) return 'long'
  }
  // A guess at a question is no reason to cut it short.
  const isAsked = meaning.topics.some((topic) => meaning.sure.has(`q-${topic}`))
  return isAsked && !isShort ? 'quick' : 'normal'
}

/** A sentence of some length without a piece of a contact is about something else. */
function mayBeginContact(soFar: string, isShort: boolean): boolean {
  return isShort || contactPiece.test(soFar)
}

/** Whatever the open question takes for an answer: a phone number, where a mail address was asked for. */
function slotsAskedFor(turn: Turn): readonly string[] {
  const slots = turn.task()?.slots ?? []
  const asked = slots.find(({ id }) => id === turn.state.current?.asked)
  if (!asked) return []
  const isSame = ({ id, askedAs }: Slot) =>
    id === asked.id || (askedAs && askedAs === asked.askedAs)
  return slots.filter(isSame).map(({ id }) => id)
}

/** The street comes after it. */
function isHouseNumber(value: Value): boolean {
  return value.kind === 'place' && value.place.kind === 'free' && /^\d+$/.test(value.place.text)
}

function isWholeName({ value }: { readonly value: Value }): boolean {
  return value.kind === 'name' && isWhole(value)
}

/** Nothing could follow that belongs to it. */
function isWhole(value: Value): boolean {
  switch (value.kind) {
    case 'name':
      return value.name.first !== undefined && value.name.last !== undefined
    case 'place':
      return value.place.kind === 'known'
    case 'time':
      return !value.time.isHalfOpen
    case 'phone':
      return value.isWhole
    default:
      return true
  }
}
