import type { Config } from '@nightdesk/config'
import {
  air,
  createModelBudget,
  createFrontDesk,
  hotels,
  transportation,
  withModel,
  type Assistant,
} from '@nightdesk/voice-provider'

/** Who answers: the receptionists of the demos, with a language model behind them where one is named. */
export function receptionists(config: Config): readonly Assistant[] {
  const { llmUrl, llmModel, llmKey } = config
  const desks = [hotels, transportation, air]
  if (!llmUrl || !llmModel) return [...desks, createFrontDesk()]
  // One for all of them: the day's requests are the site's.
  const budget = createModelBudget({
    perCall: config.llmRequestsPerCall,
    perDay: config.llmRequestsPerDay,
  })
  const model = { url: llmUrl, model: llmModel, budget, ...(llmKey && { key: llmKey }) }
  return [...desks.map((desk) => withModel(desk, model)), createFrontDesk()]
}
