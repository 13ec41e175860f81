import type { OperationFacts } from './operation.ts'
import type { VoiceApiError } from './voice-api-error.ts'

/** Only what may happen twice without harm. A DELETE may too, but its second answer would be a lie. */
const safeMethods: readonly string[] = ['GET', 'PUT']
const passingStatuses: readonly (number | undefined)[] = [429, 502, 503, 504]
const firstDelayMs = 500
const longestDelayMs = 10_000

/** Whether another try may help and cannot hurt. */
export function isWorthRetrying(operation: OperationFacts, error: VoiceApiError): boolean {
  if (!safeMethods.includes(operation.method)) return false
  return error.kind === 'network' || passingStatuses.includes(error.status)
}

/** How long to wait before the n-th try after the first: as the provider says, or doubled each time. */
export function retryDelayMs(count: number, retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const wanted = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0
  return Math.min(longestDelayMs, Math.max(wanted, firstDelayMs * 2 ** (count - 1)))
}
