import type { Clock } from './clock.ts'
import { createDisposer, type Stop } from './disposer.ts'
import type { CallFatalError } from './errors/fatal-error.ts'
import { createStopController } from './runtime.ts'
import type { CallLine, CallTransport, JoinRequest, TransportEvent } from './transport.ts'

/** A line that stands. */
export type JoinedLine = {
  readonly line: CallLine
  /** Tells what was told before it stood, and from then on everything at once. */
  begin(): void
  /** Lets go of it without a word to the other side; nothing is told of it any more. */
  readonly drop: Stop
}

/**
 * A join with a limit. Until it is joined, what happens to it is its own: a fault breaks the attempt, not the call,
 * and what it tells is held back, so that nothing of an attempt that failed reaches the next one.
 */
export async function joinWithin(
  transport: CallTransport,
  request: JoinRequest,
  { clock, afterMs }: { readonly clock: Clock; readonly afterMs?: number },
): Promise<JoinedLine> {
  const attempt = createStopController()
  const disposer = createDisposer()
  const stop = () => attempt.abort()
  if (afterMs !== undefined) disposer.add(clock.after(afterMs, stop))
  request.signal.addEventListener('abort', stop, { once: true })
  disposer.add(() => request.signal.removeEventListener('abort', stop))
  let early: TransportEvent[] | undefined = []
  let isJoined = false
  let fault: CallFatalError | undefined
  const onEvent = (event: TransportEvent) => {
    if (attempt.signal.aborted) return
    if (!early) return request.onEvent(event)
    if (isJoined || event.type !== 'failed') return void early.push(event)
    fault = event.error
    stop()
  }
  try {
    const line = await transport.join({ ...request, signal: attempt.signal, onEvent })
    isJoined = true
    const begin = () => {
      const told = early ?? []
      early = undefined
      for (const event of told) onEvent(event)
    }
    return { line, begin, drop: stop }
  } catch (error) {
    // What it still tells belongs to no call any more.
    stop()
    throw fault ?? error
  } finally {
    disposer.dispose()
  }
}
