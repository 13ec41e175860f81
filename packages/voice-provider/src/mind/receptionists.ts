import {
  createOwnReceptionist,
  createReceptionist,
  ownBusiness,
  scripts,
  type ScriptedReceptionist,
} from '@nightdesk/receptionist'

import type { Assistant, Receptionist } from '../conversation.ts'
import { createFrontDesk } from '../front-desk/front-desk.ts'
import { createModelBudget, type ModelCaps } from '../model/model-budget.ts'
import type { ModelOptions } from '../model/model-options.ts'
import { withModel } from '../model/with-model.ts'
import { openReaders, type Readers } from './open-readers.ts'

/** A language model and how often it may be asked: nothing that could not be sent to another thread. */
export type ModelSettings = Pick<ModelOptions, 'url' | 'model' | 'key'> & ModelCaps

/** Who answers: the receptionists of the demos, with a language model behind them where one is named. */
export function receptionists(
  settings?: ModelSettings,
  ledger?: SharedArrayBuffer,
): readonly Receptionist[] {
  const readers = openReaders()
  const desks = scriptedReceptionists(readers)
  // What a visitor writes about a business never goes to a language model: there is nothing in it to obey.
  const others = [createOwnReceptionist(readers), createFrontDesk()]
  if (!settings) return [...desks, ...others]
  // One for all of them: the day's requests are the site's.
  const budget = createModelBudget(settings, Date.now, ledger)
  return [...desks.map((desk) => withModel(desk, { ...settings, budget })), ...others]
}

/** Their names, for whoever has no need of what they have learned. */
export function whoAnswers(): readonly Pick<Assistant, 'id' | 'name'>[] {
  return [...scripts, ownBusiness, createFrontDesk()].map(({ id, name }) => ({ id, name }))
}

/** The receptionists of the demos that come with this repository. */
export function scriptedReceptionists(
  { readerOf }: Readers = openReaders(),
): readonly ScriptedReceptionist[] {
  return scripts.map((script) => createReceptionist(script, readerOf(script.id)))
}
