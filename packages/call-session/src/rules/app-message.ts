import { callLimits } from '@nightdesk/contracts'
import { CallSessionError } from '../errors/session-error.ts'

/** The length is that of the JSON text, so the quotes around a plain text count. */
export function checkAppMessage(data: unknown): void {
  const text: string | undefined = JSON.stringify(data)
  if ((text?.length ?? 0) <= callLimits.appMessageCharacters) return
  throw new CallSessionError(
    'message-too-large',
    `Message data too large. Max size is ${callLimits.appMessageCharacters}`,
  )
}
