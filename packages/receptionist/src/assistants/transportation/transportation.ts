import { carAnswers, carDesk, countedPassengers } from '@nightdesk/content'
import { clausesIn } from '../../create-receptionist.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses } from '../../say/number.ts'
import { placeClauses } from '../../say/place.ts'
import { timeClauses } from '../../say/time.ts'
import type { Script } from '../../script.ts'
import { ride } from './ride.ts'

const person = { line: carDesk.sorry, next: 'offer' } as const

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
  handOver: ({ values, task }) => ({
    line: carDesk.handOver,
    tools: task ? [ride.paper(values, 'draft')] : [],
    isEnd: true,
  }),
  note: (words) => ride.paper({ wish: { kind: 'wishes', wishes: words } }, 'draft'),
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
