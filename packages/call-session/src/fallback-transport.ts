import { transportLimits } from '@nightdesk/contracts'
import type { Clock } from './clock.ts'
import { toFatalError } from './errors/fatal-error.ts'
import { joinWithin, type JoinedLine } from './join-within.ts'
import { joinLasting } from './lasting-call.ts'
import type { CallTransport, JoinRequest } from './transport.ts'

export type FallbackOptions = {
  readonly clock: Clock
  readonly afterMs?: number
}

/**
 * Takes the first transport, and the second where the first has no connection in time, or none any more: some networks
 * let nothing through but the web. A refusal of the other side is final for both.
 */
export function createFallbackTransport(
  first: CallTransport,
  second: CallTransport,
  { clock, afterMs = transportLimits.fallbackAfterMs }: FallbackOptions,
): CallTransport {
  const join = async (request: JoinRequest): Promise<JoinedLine> => {
    try {
      return await joinWithin(first, request, { clock, afterMs })
    } catch (error) {
      const isRefusal = toFatalError(error, 'join').type !== 'connection-error'
      if (isRefusal || request.signal.aborted) throw error
      await second.load?.(request.signal)
      return joinWithin(second, request, { clock })
    }
  }
  const joinAgain = async (request: JoinRequest): Promise<JoinedLine> => {
    await second.load?.(request.signal)
    return joinWithin(second, request, { clock, afterMs })
  }
  const abandon = async (url: string) => first.abandon?.(url)
  return {
    name: `${first.name}, ${second.name}`,
    join: (request) => joinLasting(request, { clock, join, joinAgain, abandon }),
    prime: () => {
      const stops = [first.prime?.(), second.prime?.()]
      return () => stops.forEach((stop) => stop?.())
    },
    load: async (signal) => first.load?.(signal),
    abandon,
  }
}
