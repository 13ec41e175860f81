import { elapsedField, honeypotField, shortestHumanMs } from '@nightdesk/contracts'

import type { ContactFields } from '../body/fields.ts'
import type { QuarantineReason } from '../lead.ts'

const milliseconds = /^\d{1,12}(?:\.\d+)?$/

/** Why a lead should wait for the owner's eye. A visitor without JavaScript sends no time, and may pass. */
export function findQuarantineReason(fields: ContactFields): QuarantineReason | undefined {
  if (fields.get(honeypotField)) return 'honeypot'
  const elapsed = fields.get(elapsedField) ?? ''
  if (elapsed === '') return undefined
  // Only our own script fills it in, and that writes a number.
  const isHuman = milliseconds.test(elapsed) && Number(elapsed) >= shortestHumanMs
  return isHuman ? undefined : 'too-fast'
}
