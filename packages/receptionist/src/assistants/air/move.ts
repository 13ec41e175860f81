import { airDesk } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import type { Reader, Values } from '../../kinds/value.ts'
import type { Finished, Memory, Slot, Task } from '../../script.ts'
import { nameSlot } from '../../slots.ts'
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
import { callNote, moveRequest } from './papers.ts'

const meeting = '(?:call|appointment|meeting|consultation|demo|slot|booking|talk|one)'
/** How it stands so far: "I have a call on Tuesday", "you've got me down for nine". */
const stands = [
  `\\b(?:have|had|got|booked|made|set up|scheduled|arranged) (?:[\\w'’]+ ){0,3}${meeting}\\b`,
  `\\b${meeting}(?:['’]s| is| was)?(?: set| booked| scheduled| down)?(?: for me)? (?:is|was|on|for|at)\\b`,
  '\\b(?:booked|scheduled|supposed|down|set)\\b[^.?!]{0,20}\\b(?:for|on|at|me)\\b',
  "\\bcan(?:['’]t|not) (?:make|do)\\b",
  '\\b(?:is|are) (?:calling|ringing|phoning)\\b|\\b(?:we|you|i) said\\b',
].join('|')
/** What it shall be: "can we do Thursday", "push it to Friday". */
const wished =
  "\\b(?:mov(?:e|ing)|push|shift|bump|switch|chang(?:e|ing)|reschedul\\w*|postpone|put off|bring|make (?:it|that)|(?:can|could) (?:we|you|it|i|they)|do|need|want|i['’]d|rather|prefer|instead|how about|what about|has to)\\b|\\b(?:to|till|until)(?: the)?\\s*$"
const isAsItStands = new RegExp(`(?:${stands})(?![^]*(?:${wished}))`, 'i')
const namesIt = new RegExp(`^\\W*(?:discovery )?(?:${meeting}|with (?:you|your))\\b`, 'i')
const saysSame = /\bsame (?:time|hour)\b/i

const isStanding = (before: string, after: string): boolean =>
  isAsItStands.test(before) || (/\b(?:my|our|the|that)\s*$/i.test(before) && namesIt.test(after))

/** "The same time" of a call that cannot be seen from here is left as it was said. */
const readNewTime: Reader = (text, context) =>
  saysSame.test(text) ? { kind: 'text', text: sameTime } : time.read(text, context)

const newTime: Slot = {
  ...time,
  read: readNewTime,
  spot: (text) => saysSame.exec(text)?.[0],
  isStanding: (before, after) => isStanding(before, after) && !saysSame.test(after),
}

/** Asks the team to move a call that was booked before this one. Nothing is booked by it. */
export const move: Task = {
  id: 'move',
  intents: ['change'],
  changeIntents: ['change'],
  dropIntents: ['cancel'],
  saidBy:
    /\b(?:mov|push|shift|bump|switch|chang|reschedul|postpon|put off|bring|earlier|later|another|different|other|instead|can['’]?not|can['’]?t|won['’]?t|book|schedul|appointment|call|meeting|demo|conflict|something came up)/i,
  opening: airDesk.cannotSee,
  slots: [nameSlot(asks('holder')), email, phone, { ...day, isStanding }, newTime, zone],
  begin: (memory, choice) => (choice === 'same' ? (memory.move ?? {}) : {}),
  settle: hours.settle,
  check: hours.check,
  readBack: (values, now) =>
    sayAll(airDesk.readBack.move, ['day', 'phone', 'email', 'name'], values, now),
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(titled(values), status === 'draft' ? 'draft' : 'sent'),
  finish,
  dropped: airDesk.notBooked,
  sayFact,
}

/** On the note, it says itself what it is. */
const titled = (values: Values): Values => ({
  ...values,
  business: { kind: 'text', text: 'Move a booked call' },
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
    tools: [note, moveRequest(values, now)],
    memory: { ...memory, ...(memory.move && { changedMove: values }), move: values },
  }
}
