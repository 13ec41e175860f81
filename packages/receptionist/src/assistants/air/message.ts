import { airDesk } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import type { Value, Values } from '../../kinds/value.ts'
import { asSaid } from '../../kinds/text.ts'
import { addWish } from '../../kinds/wishes.ts'
import type { Finished, Memory, Slot, Task } from '../../script.ts'
import { nameSlot, unaskedSlot } from '../../slots.ts'
import { business, sentIn } from './call.ts'
import { asks, email, phone, sayAll, sayFact } from './call-slots.ts'
import { messageIn } from './message-words.ts'
import { callNote, messageRequest } from './papers.ts'

const longestMessage = 60

/** What the team is told. "Can I leave a message?" says nothing of it yet. */
const words: Slot = {
  id: 'wish',
  tags: ['wish', 'about'],
  askedAs: 'message',
  ...asks('message'),
  names: [],
  read: (text, { before }) => addWish(before, messageIn(text)),
  longestWholeAnswer: longestMessage,
}

/** "Any morning": nothing is booked, so it stands as it was said. */
const when = unaskedSlot('day', (text) => ({ kind: 'text', text: asSaid(text) }), ['day', 'time'])

/** A complaint, a bill, a cancellation: who it is from, and what it is about. Nothing is booked or sold by it. */
export const message: Task = {
  id: 'message',
  // Only what is for a person begins it.
  intents: [],
  slots: [
    words,
    nameSlot(asks('name')),
    email,
    phone,
    { ...business, ask: [], askAgain: [], isNeeded: () => false },
    when,
  ],
  begin: () => ({}),
  takeOver: ({ wish }) => (wish ? { wish } : {}),
  settle,
  readBack: (values, now) => [
    airDesk.readBack.message,
    ...wordsOf(values.wish),
    ...sayAll([], ['day', 'phone', 'email', 'name'], values, now),
  ],
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(values, status === 'draft' ? 'draft' : 'sent'),
  finish,
  back: [],
  dropped: airDesk.notBooked,
  sayFact: (slot, values, now) =>
    slot === 'wish' ? wordsOf(values.wish) : sayFact(slot, values, now),
}

/** A request to take a message is none itself. */
function settle(values: Values): Values {
  const { wish, ...others } = values
  if (wish?.kind !== 'wishes') return values
  const wishes = wish.wishes.map(messageIn).filter(Boolean)
  return wishes.length > 0 ? { ...others, wish: { kind: 'wishes', wishes } } : others
}

const wordsOf = (value: Value | undefined): readonly Clause[] =>
  value?.kind === 'wishes' ? value.wishes.map((words) => `${words},`) : []

function finish(values: Values, memory: Memory, now: Now): Finished {
  if (sentIn(memory) >= lineLimits.bookingsPerCall)
    return { line: airDesk.bookedEnough, tools: [callNote(values, 'draft')], memory }
  return {
    line: airDesk.passOn,
    tools: [callNote(values, 'sent'), messageRequest(values, now)],
    memory: { ...memory, message: values },
  }
}
