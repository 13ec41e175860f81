import { deskWords } from '@nightdesk/content'
import { type Now, type SaidTime, weekdayOf } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { clausesIn } from '../../create-receptionist.ts'
import { printed, printValue, sayValue } from '../../kinds/kinds.ts'
import { readChoice } from '../../kinds/text.ts'
import { readTime, settleTime } from '../../kinds/time.ts'
import type { Reader, Value, Values } from '../../kinds/value.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses } from '../../say/number.ts'
import { timeClauses } from '../../say/time.ts'
import type { Problem, Script, Task, Tool } from '../../script.ts'
import { asksFrom, daySlot, nameSlot, stillOpen, timeSlot, wishSlot } from '../../slots.ts'
import { barberAnswers, barberDesk } from './words.ts'

const asks = asksFrom(barberDesk)
const noon = 12 * 60
const opens = 9 * 60
const lastChair = 17 * 60 + 30
const monday = 1

const readKid = readChoice({
  'Kids’ cut': ['kid', "kid's", 'child', "child's", 'children', "children's", 'son', 'boy', 'girl'],
})
const readGrownUp = readChoice({
  Haircut: ['haircut', 'hair cut', 'cut', 'trim', 'fade', 'buzz', 'shape up', 'hair'],
  'Beard trim': ['beard trim', 'beard', "beard's", 'shave'],
})

/** A haircut for a child is a kids' cut, whatever else it is called; hair and beard are both. */
const readService: Reader = (text, context) => {
  const isBoth = /beard/.test(text) && /hair|\bcut\b|both|fade/.test(text)
  if (isBoth) return { kind: 'text', text: 'Haircut and beard' }
  return readKid(text, context) ?? readGrownUp(text, context)
}

/** "Make it three", after ten in the morning, is no night's hour: what was said counts before what it was. */
const readHour: Reader = (text, { before, ...context }) =>
  readTime(text, context) ?? (before && readTime(text, { ...context, before }))

export const book: Task = {
  id: 'book',
  intents: ['book', 'another'],
  changeIntents: ['change'],
  slots: [
    { id: 'service', ...asks('service'), names: ['service', 'cut', 'beard'], read: readService },
    daySlot(asks('day')),
    { ...timeSlot(asks('time')), read: readHour },
    nameSlot(asks('name')),
    wishSlot(),
  ],
  begin: ({ book: before = {} }, choice) => (choice === 'same' ? before : {}),
  settle: (values, now) => duringTheDay(settleTime(values, now)),
  check,
  readBack: (values, now) => [
    ...['service', 'day', 'wish', 'name'].flatMap((id) => sayFact(id, values, now)),
    ...stillOpen(values),
  ],
  shallI: barberDesk.shallI,
  paper: appointment,
  finish: (values, memory) => ({
    line: memory.book === undefined ? barberDesk.booked : barberDesk.changed,
    tools: [appointment(values, 'booked')],
    memory: { ...memory, book: values },
  }),
  sayFact,
}

/** "At three" is in the afternoon: the shop is open by day only. */
function duringTheDay(values: Values): Values {
  const { time } = values
  if (time?.kind !== 'time' || !time.time.isHalfOpen) return values
  const { minutes } = time.time
  const isAfternoon = minutes % noon < opens
  const said: SaidTime = { minutes: (minutes % noon) + (isAfternoon ? noon : 0), isHalfOpen: false }
  return { ...values, time: { kind: 'time', time: said } }
}

function check({ day, time }: Values, now: Now): Problem | undefined {
  const date = day?.kind === 'day' ? day.day : undefined
  const minutes = time?.kind === 'time' ? time.time.minutes : undefined
  if (date && weekdayOf(date) === monday) return { line: barberDesk.closedDay, clear: ['day'] }
  if (date && date < now.day) return { line: barberDesk.past, clear: ['day'] }
  if (minutes !== undefined && (minutes < opens || minutes > lastChair))
    return { line: barberDesk.closedTime, clear: ['time'] }
  const isOver = date === now.day && minutes !== undefined && minutes < now.minutes
  return isOver ? { line: barberDesk.past, clear: ['time'] } : undefined
}

function sayFact(slot: string, values: Values, now: Now): readonly Clause[] {
  const say = (id: string) => sayValue(values[id], now)
  if (slot === 'service') return [saidService(values.service)]
  if (slot === 'day' || slot === 'time') return [...say('day'), ...say('time')]
  const hasName = slot === 'name' && values.name?.kind === 'name'
  return [...(hasName ? [deskWords.underName] : []), ...say(slot)]
}

function saidService(value: Value | undefined): Clause {
  const services: Readonly<Record<string, Clause>> = barberDesk.services
  return services[printValue(value)] ?? barberDesk.appointment
}

function appointment(values: Values, status: string): Tool {
  const facts = printed(values, ['service', 'day', 'time', 'name', 'wish'])
  return { kind: 'tool', name: 'appointment', arguments: { ...facts, status } }
}

const shop = { line: barberDesk.changes, next: 'offer' } as const

/** Books chairs, answers what callers ask a barber, and gives the rest to the shop. */
export const barber: Script = {
  id: 'barber',
  name: 'Barber’s shop',
  greeting: barberDesk.greeting,
  answers: barberAnswers,
  tasks: [book],
  matters: { complaint: { line: barberDesk.sorry, next: 'offer' }, change: shop, cancel: shop },
  handOver: ({ values, task }) => ({
    line: barberDesk.handOver,
    tools: task ? [appointment(values, 'draft')] : [],
    isEnd: true,
  }),
  back: barberDesk.back,
  offerPerson: barberDesk.offerPerson,
  whatICanDo: barberDesk.whatICanDo,
  goodbye: barberDesk.goodbye,
  *clauses() {
    yield* clausesIn(barberDesk)
    yield* numberClauses()
    yield* timeClauses()
    yield* nameClauses()
    yield* spellingClauses()
  },
}
