import type { Receptionist } from '../conversation.ts'
import { createModelBudget, type ModelCaps } from '../brain/model/model-budget.ts'
import type { ModelOptions } from '../brain/model/model-options.ts'
import { withModel } from '../brain/model/with-model.ts'
import { createFrontDesk } from '../front-desk/front-desk.ts'
import { air } from './air/air.ts'
import { hotels } from './hotels/hotels.ts'
import { transportation } from './transportation/transportation.ts'

/** A language model and how often it may be asked: nothing that could not be sent to another thread. */
export type ModelSettings = Pick<ModelOptions, 'url' | 'model' | 'key'> & ModelCaps

const desks = [hotels, transportation, air]

/** Who answers: the receptionists of the demos, with a language model behind them where one is named. */
export function receptionists(
  settings?: ModelSettings,
  ledger?: SharedArrayBuffer,
): readonly Receptionist[] {
  if (!settings) return [...desks, createFrontDesk()]
  // One for all of them: the day's requests are the site's.
  const budget = createModelBudget(settings, Date.now, ledger)
  return [...desks.map((desk) => withModel(desk, { ...settings, budget })), createFrontDesk()]
}
