import {
  countedGuests,
  countedNights,
  exampleHotel,
  hotelAnswers,
  hotelDesk,
  type Line,
} from '@nightdesk/content'
import { clausesIn } from '../../create-receptionist.ts'
import type { Values } from '../../kinds/value.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses, sayNumber } from '../../say/number.ts'
import { timeClauses } from '../../say/time.ts'
import type { Matter, Memory, Script } from '../../script.ts'
import { messageCard, registrationCard } from './card.ts'
import { asksFee, asksForStay, spotTopic, staysHere } from './only-asking.ts'
import type { RoomChoice } from './stay-slots.ts'
import { book, cancel, change } from './stay-tasks.ts'
import { wakeUpCall } from './wake-up.ts'

/** Whoever wants a person, or is no guest, asks for nobody who stays here. */
const isOfNobody =
  /\b(?:somebody|someone|a person|a human|anyone|anybody) (?:who|that)?\s?(?:knows|can|there|at the|to)\b|\b(?:front desk|reception|manager)\b|\bnot (?:a|your) guest\b|\bwalk in\b/i

const ofRooms: ReadonlySet<string> = new Set(
  'rooms suite view king queens available sleeps which-room'.split(' '),
)

const trouble: Matter = { line: hotelDesk.sorry, next: 'hand-over' }

/** What the desk says about it, before it offers the front desk. */
function answered(id: string): Matter {
  return { line: hotelAnswers.find((answer) => answer.id === id)?.answer ?? [], next: 'offer' }
}

/** Answers guests, books, changes and cancels stays, and fetches the front desk. */
export const hotels: Script = {
  id: 'hotels',
  name: 'Hotels & hospitality',
  greeting: hotelDesk.greeting,
  answers: hotelAnswers,
  tasks: [book, change, cancel],
  matters: {
    complaint: trouble,
    bill: trouble,
    vip: { line: hotelDesk.vip, next: 'hand-over' },
    lost: answered('lost'),
    group: answered('group'),
    'reach-guest': { ...answered('reach-guest'), isMeant: (text) => !isOfNobody.test(text) },
    'my-booking': answered('my-booking'),
  },
  // A booking that is not finished is corrected or dropped, not changed or canceled; and whoever tells facts for a
  // change or a cancellation does not book.
  mayInterrupt: (current, wanted) => current !== 'book' && wanted !== 'book',
  workOut,
  topicIn: (topic, task) => (task === 'cancel' && topic === 'deposit' ? 'cancellation' : topic),
  topicOfTask: (text, task) =>
    task === 'cancel' && asksFee.test(text) ? 'cancellation' : undefined,
  spotTopic,
  hasOne: staysHere,
  requests: { 'wake-up': wakeUpCall },
  refersOn: true,
  priceTopics: ['rates'],
  costOf: (topic) => (ofRooms.has(topic) ? 'rates' : undefined),
  limit: hotelDesk.limit,
  limited: ['pets', 'crib'],
  afterwards: hotelDesk.afterwards,
  asksFor: asksForStay,
  handOver: ({ values, memory, text }) => ({
    line: hotelDesk.handOver,
    tools: [registrationCard('escalation', { ...memory.book, ...values }, 'with-front-desk', text)],
    isEnd: true,
  }),
  message: {
    isForGuests: true,
    paper: messageCard,
    noted: hotelDesk.messageNoted,
    ask: hotelDesk.askMessage,
  },
  offerTask: hotelDesk.offerStay,
  back: hotelDesk.back,
  offerPerson: hotelDesk.offerPerson,
  whatICanDo: hotelDesk.whatICanDo,
  goodbye: hotelDesk.goodbye,
  *clauses() {
    yield* clausesIn(hotelDesk)
    yield* countedNights.flat()
    yield* countedGuests.flat()
    yield* numberClauses()
    yield* timeClauses()
    yield* nameClauses()
    yield* spellingClauses()
  },
}

const kingSleeps = 2
const queensSleep = 4

/** The price of the stay, when its room and nights are known; the room that fits, when it is known for how many. */
function workOut(topic: string, values: Values, memory: Memory): Line | undefined {
  if (topic === 'which-room') return fittingRoom(values)
  const { room, nights, rooms } = { ...memory.book, ...values }
  if (topic !== 'rates' || room?.kind !== 'text' || nights?.kind !== 'count') return undefined
  const rate = exampleHotel.ratesInDollars[room.text as RoomChoice]
  const { longStay } = exampleHotel
  const off = nights.count >= longStay.nights ? longStay.offInDollars : 0
  const total = (rate * nights.count - off) * (rooms?.kind === 'count' ? rooms.count : 1)
  return [hotelDesk.total.lead, ...sayNumber(total), hotelDesk.total.end]
}

/** "Which one is better for four of us?" Two queens. */
function fittingRoom({ guests }: Values): Line | undefined {
  const isForQueens =
    guests?.kind === 'count' && guests.count > kingSleeps && guests.count <= queensSleep
  return isForQueens ? hotelAnswers.find(({ id }) => id === 'queens')?.answer : undefined
}
