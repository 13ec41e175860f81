import { airDesk } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import type { Value, Values } from '../../kinds/value.ts'
import { readWish } from '../../kinds/wishes.ts'
import type { Finished, Memory, Task } from '../../script.ts'
import { nameSlot, unaskedSlot } from '../../slots.ts'
import { sentIn } from './call.ts'
import { asks, email, phone, sayAll, sayFact } from './call-slots.ts'
import { callNote, messageRequest } from './papers.ts'

/** A complaint, a bill, a cancellation: who it is from, and what it is about. Nothing is booked or sold by it. */
export const message: Task = {
  id: 'message',
  // Only what is for a person begins it.
  intents: [],
  slots: [nameSlot(asks('name')), email, phone, unaskedSlot('wish', readWish, ['wish', 'about'])],
  begin: () => ({}),
  takeOver: ({ wish }) => (wish ? { wish } : {}),
  readBack: (values, now) => [
    airDesk.readBack.message,
    ...wordsOf(values.wish),
    ...sayAll([], ['phone', 'email', 'name'], values, now),
  ],
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(values, status === 'draft' ? 'draft' : 'sent'),
  finish,
  back: [],
  dropped: airDesk.notBooked,
  sayFact: (slot, values, now) =>
    slot === 'wish' ? wordsOf(values.wish) : sayFact(slot, values, now),
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
