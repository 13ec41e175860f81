import { callLimits } from '@nightdesk/contracts'
import { OptionError } from '../errors/option-error.ts'
import { CallSessionError } from '../errors/session-error.ts'

/** The length is that of the JSON text, so the quotes around a plain text count. */
export function checkAppMessage(
  data: unknown,
  most: number = callLimits.appMessageCharacters,
): void {
  if (lengthAsJson(data) <= most) return
  throw new CallSessionError('message-too-large', `Message data too large. Max size is ${most}`)
}

function lengthAsJson(data: unknown): number {
  try {
    const text: string | undefined = JSON.stringify(data)
    return text?.length ?? 0
  } catch (error) {
    const why = `Message data must be serializable to JSON: ${String(error)}`
    throw new OptionError('app-message/json', why)
  }
}
