import { transportLimits } from '@nightdesk/contracts'
import type { Clock } from '../../clock.ts'
import type { Disposer } from '../../disposer.ts'
import { CallFatalError } from '../../errors/fatal-error.ts'
import type { TransportEvent } from '../../transport.ts'

const checkEveryMs = 1_000

type Watch = {
  readonly clock: Clock
  readonly disposer: Disposer
  readonly onEvent: (event: TransportEvent) => void
}

/**
 * Tells when nothing has come for too long. The provider sends a frame every 20 ms, also of silence, and a socket whose
 * network is gone says nothing for minutes.
 */
export function watchFrames(
  socket: Pick<WebSocket, 'addEventListener'>,
  { clock, disposer, onEvent }: Watch,
): void {
  let lastAt = clock.now()
  socket.addEventListener('message', () => {
    lastAt = clock.now()
  })
  const check = () => {
    if (clock.now() - lastAt < transportLimits.interruptionMs) return
    stop()
    const text = 'The connection was lost.'
    const error = new CallFatalError('connection-error', text, { on: 'reconnect' })
    onEvent({ type: 'failed', error })
  }
  const stop = clock.every(checkEveryMs, check)
  disposer.add(stop)
}
