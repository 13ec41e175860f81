import { transportLimits } from '@nightdesk/contracts'
import type { Clock } from './clock.ts'
import { createDisposer } from './disposer.ts'
import { toFatalError, type CallFatalError } from './errors/fatal-error.ts'
import { createStopController } from './runtime.ts'
import type { CallLine, CallTransport, JoinRequest, TransportEvent } from './transport.ts'

export type FallbackOptions = {
  readonly clock: Clock
  readonly afterMs?: number
}

/**
 * Takes the first transport, and the second where the first has no connection in time: some networks let
 * nothing through but the web. A refusal of the other side is final for both.
 */
export function createFallbackTransport(
  first: CallTransport,
  second: CallTransport,
  { clock, afterMs = transportLimits.fallbackAfterMs }: FallbackOptions,
): CallTransport {
  const join = async (request: JoinRequest): Promise<CallLine> => {
    try {
      return await joinWithin(first, request, { clock, afterMs })
    } catch (error) {
      const isRefusal = toFatalError(error, 'join').type !== 'connection-error'
      if (isRefusal || request.signal.aborted) throw error
      await second.load?.(request.signal)
      return second.join(request)
    }
  }
  return {
    name: `${first.name}, ${second.name}`,
    join,
    prime: () => {
      const stops = [first.prime?.(), second.prime?.()]
      return () => stops.forEach((stop) => stop?.())
    },
    load: async (signal) => first.load?.(signal),
    abandon: async (url) => first.abandon?.(url),
  }
}

/**
 * A join with a limit. Until it is joined, what happens to it is its own: a fault breaks the attempt, not the call,
 * and what it tells is held back, so that nothing of an attempt that failed reaches the next one.
 */
async function joinWithin(
  transport: CallTransport,
  request: JoinRequest,
  { clock, afterMs }: Required<FallbackOptions>,
): Promise<CallLine> {
  const attempt = createStopController()
  const disposer = createDisposer()
  const stop = () => attempt.abort()
  disposer.add(clock.after(afterMs, stop))
  request.signal.addEventListener('abort', stop, { once: true })
  disposer.add(() => request.signal.removeEventListener('abort', stop))
  let early: TransportEvent[] | undefined = []
  let fault: CallFatalError | undefined
  const onEvent = (event: TransportEvent) => {
    if (attempt.signal.aborted) return
    if (!early) return request.onEvent(event)
    if (event.type !== 'failed') return void early.push(event)
    fault = event.error
    stop()
  }
  try {
    const line = await transport.join({ ...request, signal: attempt.signal, onEvent })
    const told = early
    early = undefined
    for (const event of told) request.onEvent(event)
    return line
  } catch (error) {
    // What it still tells belongs to no call any more.
    stop()
    throw fault ?? error
  } finally {
    disposer.dispose()
  }
}
