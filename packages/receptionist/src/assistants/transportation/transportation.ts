import { carAnswers, carDesk, countedPassengers, deskWords, type Line } from '@nightdesk/content'
import { clausesIn } from '../../create-receptionist.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses } from '../../say/number.ts'
import { placeClauses } from '../../say/place.ts'
import { timeClauses } from '../../say/time.ts'
import type { HandOverReason } from '../../hand-over.ts'
import type { Matter, Script, Tool } from '../../script.ts'
import { asksWhether, onlyAsks } from '../../dialogue/only-asks.ts'
import { printValue } from '../../kinds/kinds.ts'
import type { Values } from '../../kinds/value.ts'
import { askedThing, nextAsked } from './asked-things.ts'
import { asksForRide } from './asks-for-ride.ts'
import { asksForCallBack } from './call-back.ts'
import { furtherRide } from './legs.ts'
import { isOver, matter } from './matter.ts'
import { ride } from './ride.ts'
import { messageTicket } from './ticket.ts'

/** Taken down on a paper of its own, and a person is offered. */
const forPerson = (line: Line): Matter => ({ line, next: 'offer', task: matter.id })
const ofRides: ReadonlySet<string> = new Set('car limo how-long area what'.split(' '))

const timed = /\b(?:JFK|LaGuardia|Newark)\b/
const elsewhere = carAnswers.find(({ id }) => id === 'drive-elsewhere')?.answer ?? []

/** How long it is to the airports is known, and how long any other ride takes is not. */
function goesElsewhere({ pickup, dropoff }: Values): boolean {
  const ends = [pickup, dropoff].map(printValue)
  return ends[1] !== '' && !ends.some((end) => timed.test(end))
}

/** What the dispatcher sees: the ride in hand, or else what it is about in the caller's own words. */
function notesFor({ values, task, text, isMatter }: HandOverReason): readonly Tool[] {
  if (task === matter.id) return [matter.paper(values, 'noted')]
  if (task) return [ride.paper(values, 'draft')]
  return isMatter ? [messageTicket(text)] : []
}

/** Takes rides for the dispatcher, and gives what is none to a person. */
export const transportation: Script = {
  id: 'transportation',
  name: 'Ground transportation',
  greeting: carDesk.greeting,
  answers: carAnswers,
  tasks: [ride, matter],
  matters: {
    complaint: forPerson(carDesk.sorry),
    bill: forPerson(carDesk.sorry),
    lost: forPerson(carDesk.lost),
    status: forPerson(carDesk.status),
    change: forPerson(carDesk.changes),
    cancel: forPerson(carDesk.cancellations),
    callback: { line: carDesk.callBack, next: 'take-down', task: matter.id },
  },
  spotMatter: (text) => (asksForCallBack(text) ? 'callback' : undefined),
  spotTopic: (text) =>
    onlyAsks({ asksFor: asksForRide }, text) || asksWhether({ asksFor: asksForRide }, text)
      ? askedThing(text)
      : undefined,
  nextTopic: nextAsked,
  furtherIn: furtherRide,
  further: carDesk.further,
  priceTopics: ['price', 'fees'],
  costOf: (topic) =>
    topic === 'wheelchair' ? 'ramp-price' : ofRides.has(topic) ? 'price' : undefined,
  workOut: (topic, values) =>
    topic === 'how-long' && goesElsewhere(values) ? elsewhere : undefined,
  limit: carDesk.limit,
  limited: ['child-seat', 'pets', 'wheelchair'],
  daytimeErrand:
    /\b(?:doctor|dentist|appointment|interview|court|school|class|exam|surgery|dialysis|check-?up)\b/i,
  unknownToPerson: carDesk.dispatcherKnows,
  unknownBeside: {
    id: 'unknown-beside',
    answer: [...deskWords.offTopicBeside, ...carDesk.dispatcherKnows],
  },
  writtenDown: carDesk.matter.written,
  addedToNote: carDesk.matter.addedTo,
  // Places and hours are told for a matter as they are for a ride: only who asks for a car wants one.
  mayInterrupt: (_, wanted, text) => wanted === ride.id && asksForRide(text),
  asksFor: asksForRide,
  isOver,
  wishKept: carDesk.matter.wishKept,
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
