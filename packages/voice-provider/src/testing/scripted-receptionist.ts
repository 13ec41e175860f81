import type { ScriptedReceptionist } from '@nightdesk/receptionist'

import { scriptedReceptionists } from '../mind/receptionists.ts'

/** One of the receptionists that come with this repository. */
export function scriptedReceptionist(id: string): ScriptedReceptionist {
  const found = scriptedReceptionists().find((one) => one.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
