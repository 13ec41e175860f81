import type { Config } from '@nightdesk/config'
import {
  air,
  createFrontDesk,
  hotels,
  transportation,
  withModel,
  type Assistant,
} from '@nightdesk/voice-provider'

/** Who answers: the receptionists of the demos, with a language model behind them where one is named. */
export function receptionists({ llmUrl, llmModel, llmKey }: Config): readonly Assistant[] {
  const desks = [hotels, transportation, air]
  if (!llmUrl || !llmModel) return [...desks, createFrontDesk()]
  const model = { url: llmUrl, model: llmModel, ...(llmKey && { key: llmKey }) }
  return [...desks.map((desk) => withModel(desk, model)), createFrontDesk()]
}
