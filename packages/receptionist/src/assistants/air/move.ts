import { airDesk } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import { callerSlot } from '../../contact-slots.ts'
import type { Clause } from '../../conversation.ts'
import type { Reader, Values } from '../../kinds/value.ts'
import type { Finished, Memory, Slot, Task } from '../../script.ts'
import { nameSlot } from '../../slots.ts'
import {
  bookedSlots,
  isBookedBefore,
  printBooked,
  sayBooked,
  settleBooked,
} from './booked-before.ts'
import { sentIn } from './call.ts'
import {
  asks,
  day,
  email,
  hours,
  phone,
  sameTime,
  sayAll,
  sayFact,
  time,
  zone,
} from './call-slots.ts'
import { company } from './company.ts'
import { callNote, moveRequest } from './papers.ts'

const saysSame = /\bsame (?:time|hour)\b/i

/** "The same time" of a call that cannot be seen from here is left as it was said. */
const readNewTime: Reader = (text, context) =>
  saysSame.test(text) ? { kind: 'text', text: sameTime } : time.read(text, context)

const newTime: Slot = {
  ...time,
  read: readNewTime,
  spot: (text) => saysSame.exec(text)?.[0],
  isStanding: (before, after) => isBookedBefore(before, after) && !saysSame.test(after),
  standsAs: 'bookedTime',
}

/** Asks the team to move a call that was booked before this one. Nothing is booked by it. */
export const move: Task = {
  id: 'move',
  intents: ['change'],
  changeIntents: ['change'],
  saidBy:
    /\b(?:mov|push|shift|bump|switch|chang|reschedul|postpon|put off|bring|earlier|later|another|different|other|instead|can['’]?not|can['’]?t|won['’]?t|book|schedul|appointment|call|meeting|demo|conflict|something came up)/i,
  opening: () => airDesk.cannotSee,
  slots: [
    company,
    nameSlot(asks('holder')),
    email,
    phone,
    callerSlot,
    { ...day, isStanding: isBookedBefore, standsAs: 'bookedDay' },
    newTime,
    zone,
    ...bookedSlots(),
  ],
  begin: (memory, choice) => (choice === 'same' ? (memory.move ?? {}) : {}),
  settle: (values, now) => hours.settle(onSameDay(settleBooked(values, now)), now),
  check: hours.check,
  readBack: (values, now) =>
    sayAll(
      [airDesk.readBack.move, ...sayFact('day', values, now), ...sayInstead(values, now)],
      ['name', 'company', 'phone', 'email', 'caller'],
      values,
      now,
    ),
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(titled(values), status === 'draft' ? 'draft' : 'sent'),
  finish,
  dropped: airDesk.notBooked,
  sayFact: (slot, values, now) =>
    slot.startsWith('booked') ? sayInstead(values, now) : sayFact(slot, values, now),
}

/** "I have one Thursday at four, can we make it five?" */
const onSameDay = (values: Values): Values =>
  values.time?.kind === 'time' && !values.day && values.bookedDay
    ? { ...values, day: values.bookedDay }
    : values

/** "… instead of Monday at eleven." */
function sayInstead(values: Values, now: Now): readonly Clause[] {
  const booked = sayBooked(values, now)
  return booked.length > 0 ? [airDesk.readBack.insteadOf, ...booked] : []
}

/** On the note, it says itself what it is. */
const titled = (values: Values): Values => ({
  ...values,
  business: {
    kind: 'text',
    text: ['Move a booked call', printBooked(values)].filter(Boolean).join(' from '),
  },
})

function finish(values: Values, memory: Memory, now: Now): Finished {
  const note = callNote(titled(values), 'sent')
  if (sentIn(memory) >= lineLimits.bookingsPerCall)
    return {
      line: airDesk.bookedEnough,
      tools: [callNote(titled(values), 'draft')],
      memory,
    }
  return {
    line: memory.move ? airDesk.bookedAgain : airDesk.moveAsked,
    tools: [note, moveRequest(values, now, printBooked(values))],
    memory: { ...memory, ...(memory.move && { changedMove: values }), move: values },
  }
}
