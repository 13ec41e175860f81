import { receptionists, type ModelSettings } from '../assistants/receptionists.ts'
import { dayLedger } from '../brain/model/model-budget.ts'
import { openMind, type Mind } from './open-mind.ts'

export type MindData = {
  readonly model: ModelSettings | undefined
  readonly ledger: SharedArrayBuffer
}

/** The receptionists in a thread of their own. */
export function openReceptionists(model?: ModelSettings): Mind {
  // A mind that is replaced must not begin the day anew.
  const workerData: MindData = { model, ledger: dayLedger() }
  const script = new URL('./mind-worker.ts', import.meta.url)
  return openMind({ script, workerData, who: receptionists(model) })
}
