import { airDesk } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import { callerSlot } from '../../contact-slots.ts'
import type { Values } from '../../kinds/value.ts'
import { readWish } from '../../kinds/wishes.ts'
import type { Finished, Memory, Task } from '../../script.ts'
import { nameSlot, unaskedSlot } from '../../slots.ts'
import { bookedSlots, printBooked, sayBooked, settleBooked } from './booked-before.ts'
import { sentIn } from './call.ts'
import { asks, email, phone, sayAll, sayFact } from './call-slots.ts'
import { company } from './company.ts'
import { callNote, cancelRequest } from './papers.ts'

/** A call can be called off from here; what somebody pays for is a matter for a person. */
const notOfACall = /\b(?:subscription|service|account|contract|plan|membership|order|trial|air)\b/i

/** Asks the team to call off a discovery call that was booked, before this call or in it. */
export const cancel: Task = {
  id: 'cancel',
  intents: ['cancel'],
  saidBy: { test: (text) => !notOfACall.test(text) },
  opening: ({ call }) => (call ? airDesk.canCancel : airDesk.cannotCancel),
  slots: [
    company,
    nameSlot(asks('holder')),
    email,
    phone,
    callerSlot,
    ...bookedSlots({ day: 'day', time: 'time' }),
    unaskedSlot('wish', readWish, ['wish', 'about']),
  ],
  begin,
  takeOver: ({ bookedDay, bookedTime }) => ({
    ...(bookedDay && { bookedDay }),
    ...(bookedTime && { bookedTime }),
  }),
  settle: settleBooked,
  readBack: (values, now) =>
    sayAll(
      [airDesk.readBack.cancel, ...sayBooked(values, now)],
      ['name', 'wish', 'company', 'phone', 'email', 'caller'],
      values,
      now,
    ),
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(titled(values), status === 'draft' ? 'draft' : 'sent'),
  finish,
  back: [],
  dropped: airDesk.notBooked,
  sayFact: (slot, values, now) =>
    slot.startsWith('booked') ? sayBooked(values, now) : sayFact(slot, values, now),
}

/** What was booked in this call need not be told again. */
function begin({ call }: Memory): Values {
  const { day, time } = call ?? {}
  return { ...(day && { bookedDay: day }), ...(time && { bookedTime: time }) }
}

/** On the note, it says itself what it is. */
const titled = (values: Values): Values => ({
  ...values,
  business: {
    kind: 'text',
    text: ['Cancel a booked call', printBooked(values)].filter(Boolean).join(': '),
  },
})

function finish(values: Values, memory: Memory, now: Now): Finished {
  if (sentIn(memory) >= lineLimits.bookingsPerCall)
    return {
      line: airDesk.bookedEnough,
      tools: [callNote(titled(values), 'draft')],
      memory,
    }
  const { call: _, ...others } = memory
  return {
    line: airDesk.cancelAsked,
    tools: [callNote(titled(values), 'sent'), cancelRequest(values, now, printBooked(values))],
    memory: { ...others, ...(memory.call && { canceledCall: memory.call }), cancel: values },
  }
}
