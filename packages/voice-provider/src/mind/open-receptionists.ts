import { dayLedger } from '../model/model-budget.ts'
import { openMind, type Mind } from './open-mind.ts'
import { whoAnswers, type ModelSettings } from './receptionists.ts'

export type MindData = {
  readonly model: ModelSettings | undefined
  readonly ledger: SharedArrayBuffer
}

/** The receptionists in a thread of their own. */
export function openReceptionists(model?: ModelSettings): Mind {
  // A mind that is replaced must not begin the day anew.
  const workerData: MindData = { model, ledger: dayLedger() }
  const script = new URL('./mind-worker.ts', import.meta.url)
  return openMind({ script, workerData, who: whoAnswers() })
}
