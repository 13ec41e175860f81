import { carAnswers, carDesk, countedPassengers } from '@nightdesk/content'
import { clausesIn } from '../../create-receptionist.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses } from '../../say/number.ts'
import { placeClauses } from '../../say/place.ts'
import { timeClauses } from '../../say/time.ts'
import type { HandOverReason, Script, Tool } from '../../script.ts'
import { messageTicket, ride } from './ride.ts'

const person = { line: carDesk.sorry, next: 'offer' } as const

/** What the dispatcher sees: the ride in hand, or else what it is about in the caller's own words. */
function notesFor({ values, task, text, isMatter }: HandOverReason): readonly Tool[] {
  if (task) return [ride.paper(values, 'draft')]
  return isMatter ? [messageTicket(text)] : []
}

/** Takes rides for the dispatcher, and gives what is none to a person. */
export const transportation: Script = {
  id: 'transportation',
  name: 'Ground transportation',
  greeting: carDesk.greeting,
  answers: carAnswers,
  tasks: [ride],
  matters: {
    complaint: person,
    bill: person,
    lost: { line: carDesk.lost, next: 'offer' },
    status: { line: carDesk.status, next: 'offer' },
    change: { line: carDesk.changes, next: 'offer' },
    cancel: { line: carDesk.cancellations, next: 'offer' },
  },
  chooseAgain: (topics, memory) =>
    memory.ride && topics.includes('round-trip') ? 'back' : undefined,
  handOver: (reason) => ({ line: carDesk.handOver, tools: notesFor(reason), isEnd: true }),
  message: { paper: messageTicket, noted: carDesk.messageNoted },
  severalTopic: 'several',
  offerTask: carDesk.offerRide,
  back: carDesk.back,
  offerPerson: carDesk.offerPerson,
  whatICanDo: carDesk.whatICanDo,
  goodbye: carDesk.goodbye,
  *clauses() {
    yield* clausesIn(carDesk)
    yield* countedPassengers.flat()
    yield* numberClauses()
    yield* timeClauses()
    yield* nameClauses()
    yield* spellingClauses()
    yield* placeClauses()
  },
}
