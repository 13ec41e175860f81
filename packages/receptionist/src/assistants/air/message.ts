import { airDesk } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import { isFirstName, isLastName, type Now } from '@nightdesk/understanding'
import { callerSlot } from '../../contact-slots.ts'
import type { Clause } from '../../conversation.ts'
import { printValue, sayValue } from '../../kinds/kinds.ts'
import type { Reader, Value, Values } from '../../kinds/value.ts'
import { asSaid } from '../../kinds/text.ts'
import { addWish } from '../../kinds/wishes.ts'
import type { Finished, Memory, Slot, Task } from '../../script.ts'
import { nameSlot, unaskedSlot } from '../../slots.ts'
import { business, sentIn } from './call.ts'
import { asks, day, email, hours, phone, sayAll, sayFact, time } from './call-slots.ts'
import { company } from './company.ts'
import { addressed, isForWhom, messageIn } from './message-words.ts'
import { callNote, messageRequest } from './papers.ts'

const longestMessage = 60

const opensMessage =
  /(?:^|[.,;!?]\s+|\b(?:and|but|so|well|no|wait|on|sorry|listen|look|oh)\s+)((?:it['’]s (?:about|regarding|because|for)|it is about|tell (?:him|her|them)|(?:i|we) (?:just )?(?:want(?:ed)?|need(?:ed)?|would like) to (?:know|ask|hear|say|tell)|(?:let|ask) (?:him|her|them)|the message is|say that)\b(?:(?!\.\.)[^]){8,})/i

/** "718 555 0193. It's about an invoice, …": what it is about, beside the answer to another question. */
const spotMessage = (text: string): string | undefined => opensMessage.exec(text)?.[1]

/** "No, the message is that …": in the place of what was taken for it before. */
const restated = /^(?:the|my) message is\b/i

const person = /^\W*([a-z'’-]+) ([a-z'’-]+)(?:\s*,|\s+(?:from|with|of|at)\b|\W*$)/i

/** "Denise Kramer, from Kramer Linen": who it is from, and not what it says. */
function isWhoCalls(text: string): boolean {
  const [, first = '', last = ''] = person.exec(text) ?? []
  return isFirstName(first.toLowerCase()) && isLastName(last.toLowerCase())
}

/** What the team is told. "Can I leave a message?" says nothing of it yet. */
const words: Slot = {
  id: 'wish',
  tags: ['wish', 'about'],
  askedAs: 'message',
  ...asks('message'),
  names: [],
  read: (text, { before }) =>
    isWhoCalls(text)
      ? undefined
      : addWish(restated.test(text) ? undefined : before, messageIn(text)),
  // What opens a message goes on to its end, wherever the mark in it stopped.
  isPoor: () => true,
  longestWholeAnswer: longestMessage,
  spot: spotMessage,
  // "A message for your bookkeeping" says for whom it is, and nothing yet.
  refine: (value) =>
    value.kind === 'wishes' && value.wishes.every(isForWhom)
      ? { ask: asks('message').ask, askedAs: 'message' }
      : undefined,
}

const asTold: Reader = (text) => ({ kind: 'text', text: asSaid(text) })

/** Nothing is booked by it: "any morning" stands as it was said, and a day by its date. */
const readWhen =
  (read: Reader): Reader =>
  (text, context) => {
    const value = read(text, context)
    if (value?.kind === 'text') return value
    return value && printValue(value) ? value : asTold(text, context)
  }

/** What is told of the past is no time to call: "nobody called me on Friday at three". */
const isPast = (before: string): boolean => past.test(before.split(wishes).at(-1) ?? '')
const wishes =
  /\b(?:i (?:just )?(?:want|need|said|told you)|i['’]d like|have (?:them|somebody|someone|him|her)|make it|change it|call me (?!back (?:on|last|at)\b)|not (?:noon|at noon|then))\b/i
const past =
  /\b(?:(?:nobody|no one|no-one|never|didn['’]t|not) (?:\w+ ){0,3}?(?:call|called|phone|phoned|ring|rang|rung)|(?:was|were) (?:supposed|meant|going|promised|told)|missed|waited|waiting|stood (?:me|us) up|last|on)\b[^.?!]*$/i

const urgent = '(?:right (?:now|away)|immediately|at once|this minute|straight away)'
const onlyUrgent = new RegExp(`^${urgent}$`, 'i')
const readAtOnceOr =
  (read: Reader): Reader =>
  (text, context) =>
    onlyUrgent.test(text.trim())
      ? { kind: 'text', text: text.trim().toLowerCase() }
      : read(text, context)

const atOnce = new RegExp(
  `\\b(?:call|ring|phone|reach|contact|get back to) (?:me|us)(?: back)?(?: (?:please|like|on|at|here))? (${urgent})\\b`,
  'i',
)

/** "Have them call me right now": no hour, and when it shall be all the same. */
function spotAtOnce(text: string): string | undefined {
  return atOnce.exec(text)?.[1]
}

const when: readonly Slot[] = [
  { ...unaskedSlot('day', readWhen(day.read)), isStanding: isPast },
  {
    ...unaskedSlot('time', readWhen(readAtOnceOr(time.read))),
    isStanding: isPast,
    takesLimit: true,
    spot: spotAtOnce,
  },
]

/** A complaint, a bill, a cancellation: who it is from, and what it is about. Nothing is booked or sold by it. */
export const message: Task = {
  id: 'message',
  // Only what is for a person begins it; told more of it, it is taken up again.
  intents: [],
  changeIntents: ['change'],
  slots: [
    company,
    words,
    nameSlot(asks('name')),
    email,
    phone,
    callerSlot,
    { ...business, ask: [], askAgain: [], isNeeded: () => false },
    ...when,
  ],
  begin: (memory, choice) => (choice === 'same' ? { ...memory.message } : {}),
  // Whoever wants no discovery call told all the rest for this.
  takeOver: (values) => values,
  settle,
  readBack: (values, now) => [
    airDesk.readBack.message,
    ...wordsOf(values.wish),
    ...sayAll(sayWhen(values, now), ['name', 'company', 'phone', 'email', 'caller'], values, now),
  ],
  shallI: airDesk.readBack.shallI,
  paper: (values, status) =>
    callNote(values, status === 'draft' || status === 'dropped' ? status : 'sent'),
  finish,
  back: [],
  dropped: airDesk.notBooked,
  sayFact: (slot, values, now) => {
    if (slot === 'day' || slot === 'time') return sayWhen(values, now)
    return slot === 'wish' ? wordsOf(values.wish) : sayFact(slot, values, now)
  },
}

/** "Tomorrow, in the morning": no hour is asked for, so the half of the day is said. */
function sayWhen({ day: on, time: at }: Values, now: Now): readonly Clause[] {
  const part = !at && on?.kind === 'day' && on.day ? on.part : undefined
  return [
    ...sayValue(on, now),
    ...(part ? sayValue({ kind: 'day', part }, now) : []),
    ...sayValue(at, now),
  ]
}

/** A request to take a message is none itself. */
function settle(told: Values, now: Now): Values {
  const values = hours.settle(told, now)
  const { wish, ...others } = values
  if (wish?.kind !== 'wishes') return values
  const wishes = wish.wishes.map(messageIn).filter(Boolean)
  return wishes.length > 0
    ? { ...others, wish: { kind: 'wishes', wishes: addressed(wishes) } }
    : others
}

const wordsOf = (value: Value | undefined): readonly Clause[] =>
  value?.kind === 'wishes' ? value.wishes.map((words) => `${words},`) : []

function finish(values: Values, memory: Memory, now: Now): Finished {
  if (sentIn(memory) >= lineLimits.bookingsPerCall)
    return { line: airDesk.bookedEnough, tools: [callNote(values, 'draft')], memory }
  return {
    line: memory.message ? airDesk.bookedAgain : airDesk.passOn,
    tools: [callNote(values, 'sent'), messageRequest(values, now)],
    memory: { ...memory, ...(memory.message && { changedMessage: values }), message: values },
  }
}
