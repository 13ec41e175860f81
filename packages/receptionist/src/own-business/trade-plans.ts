import type { ownDesk } from '@nightdesk/content'
import type { TradeId } from '@nightdesk/contracts'

export type OwnTaskId = keyof typeof ownDesk.tasks
/** What is a question of some task, or may be told in the place of one. */
export type TaskFact = keyof typeof ownDesk.ask | 'arrival' | 'nights' | 'delivery'
/** What may stand on any note besides. */
export type OwnFact = TaskFact | 'wish' | 'told' | 'email' | 'before'

/** What a task asks for, in this order. */
export const taskFacts: Readonly<Record<OwnTaskId, readonly TaskFact[]>> = {
  appointment: ['visit', 'day', 'time', 'name'],
  consultation: ['reason', 'day', 'time', 'name'],
  session: ['session', 'day', 'time', 'name'],
  interview: ['role', 'day', 'time', 'name', 'phone'],
  staff: ['staff', 'start', 'name', 'phone'],
  estimate: ['job', 'place', 'day', 'time', 'name'],
  order: ['items', 'delivery', 'address', 'day', 'time', 'name'],
  table: ['guests', 'day', 'time', 'name'],
  stay: ['arrival', 'nights', 'guests', 'name'],
  ride: ['pickup', 'dropoff', 'day', 'time', 'passengers', 'name'],
  case: ['case', 'order', 'name', 'phone'],
  message: ['about', 'name', 'phone'],
}

/** A shop has it ready on some day, a kitchen at some hour; what else is told of when counts as well. */
export function isAskedFor(fact: TaskFact, task: OwnTaskId, trade: TradeId): boolean {
  if (task !== 'order') return true
  return fact !== (trade === 'ecommerce-markets' ? 'time' : 'day')
}

/** What was learned for a receptionist of the site marks what its trade has and no other. */
export type MarksId = 'hotels' | 'transportation'

export type TradePlan = {
  readonly marks?: MarksId
  /** The first is what most callers want. */
  readonly tasks: readonly OwnTaskId[]
}

export const tradePlans: Readonly<Record<TradeId, TradePlan>> = {
  healthcare: { tasks: ['appointment', 'message'] },
  'financial-services': { tasks: ['consultation', 'message'] },
  'hotels-hospitality': { marks: 'hotels', tasks: ['stay', 'message'] },
  transportation: { marks: 'transportation', tasks: ['ride', 'message'] },
  'restaurants-takeouts': { tasks: ['table', 'order', 'message'] },
  'ecommerce-markets': { tasks: ['case', 'order', 'message'] },
  'recruitment-staffing': { tasks: ['interview', 'staff', 'message'] },
  'estimators-construction': { tasks: ['estimate', 'message'] },
  'fitness-wellness': { tasks: ['session', 'message'] },
}

/** The task of a trade that is wanted, by what was learned for all of them: to book, to order, something ordered before. */
export function taskFor({ tasks }: TradePlan, intent: string): OwnTaskId | undefined {
  const [first = 'message'] = tasks
  const own = tasks.find((task) => task === intent)
  if (own) return own
  // Whoever needs somebody needs one of ours.
  if (intent === 'book' || intent === 'staff') return first === 'case' ? 'order' : first
  if (intent === 'order') return first
  return intent === 'case' ? 'message' : undefined
}

/** Where orders have numbers, whatever is wrong with one is noted with it. */
export function matterFor({ tasks }: TradePlan, intent: string): OwnTaskId | undefined {
  const isOfOrder = /^(?:change|cancel|complaint|bill)$/.test(intent)
  return isOfOrder ? tasks.find((task) => task === 'case') : undefined
}

/** Facts that are whatever the caller says, in their own words. */
const wordFacts: readonly TaskFact[] = [
  'visit',
  'reason',
  'session',
  'job',
  'role',
  'staff',
  'items',
  'about',
  'case',
  'order',
  'pickup',
  'dropoff',
  'place',
  'address',
]

export const isWordFact = (asked: string): boolean => wordFacts.some((fact) => fact === asked)

/** Questions of ours after which anything may be said. */
export const openQuestions: ReadonlySet<string> = new Set(['open', 'more', 'offer'])
