import type { ownDesk } from '@nightdesk/content'
import type { TradeId } from '@nightdesk/contracts'

export type OwnTaskId = keyof typeof ownDesk.tasks
export type OwnFact = keyof typeof ownDesk.ask | 'arrival' | 'nights' | 'wish' | 'delivery'

/** What a task asks for, in this order. */
export const taskFacts: Readonly<Record<OwnTaskId, readonly OwnFact[]>> = {
  appointment: ['visit', 'day', 'time', 'name'],
  consultation: ['reason', 'day', 'time', 'name'],
  session: ['session', 'day', 'time', 'name'],
  interview: ['role', 'day', 'time', 'name', 'phone'],
  estimate: ['job', 'place', 'day', 'time', 'name'],
  order: ['items', 'delivery', 'address', 'time', 'name'],
  table: ['guests', 'day', 'time', 'name'],
  stay: ['arrival', 'nights', 'guests', 'name'],
  ride: ['pickup', 'dropoff', 'day', 'time', 'passengers', 'name'],
  case: ['case', 'order', 'name', 'phone'],
  message: ['about', 'name', 'phone'],
}

/** What was learned for one of the three receptionists of the site reads the callers of this trade too. */
export type ModelId = 'air' | 'hotels' | 'transportation'

export type TradePlan = {
  readonly model: ModelId
  /** The first is what most callers want. */
  readonly tasks: readonly OwnTaskId[]
  /** The intent of that model which wants the first task. */
  readonly modelIntent?: string
}

export const tradePlans: Readonly<Record<TradeId, TradePlan>> = {
  healthcare: { model: 'air', tasks: ['appointment', 'message'], modelIntent: 'call' },
  'financial-services': { model: 'air', tasks: ['consultation', 'message'], modelIntent: 'call' },
  'hotels-hospitality': { model: 'hotels', tasks: ['stay', 'message'], modelIntent: 'book' },
  transportation: { model: 'transportation', tasks: ['ride', 'message'], modelIntent: 'ride' },
  'restaurants-takeouts': { model: 'hotels', tasks: ['table', 'order', 'message'] },
  'ecommerce-markets': { model: 'air', tasks: ['case', 'message'] },
  'recruitment-staffing': { model: 'air', tasks: ['interview', 'message'], modelIntent: 'call' },
  'estimators-construction': { model: 'air', tasks: ['estimate', 'message'], modelIntent: 'call' },
  'fitness-wellness': { model: 'air', tasks: ['session', 'message'] },
}

/** Facts that are whatever the caller says, in their own words. */
export const wordFacts: readonly OwnFact[] = [
  'visit',
  'reason',
  'session',
  'job',
  'role',
  'items',
  'about',
  'case',
  'order',
  'pickup',
  'dropoff',
  'place',
  'address',
]
