import { transportLimits } from '@nightdesk/contracts'
import type { Clock } from '../../clock.ts'
import type { Disposer } from '../../disposer.ts'
import { CallFatalError } from '../../errors/fatal-error.ts'
import type { NetworkConnection, TransportEvent } from '../../transport.ts'

const checkEveryMs = 1_000
// Two checks: a page that was busy for a moment has lost nothing.
const interruptedAfterMs = 2_000

type Watch = {
  readonly clock: Clock
  readonly disposer: Disposer
  readonly onEvent: (event: TransportEvent) => void
}

/**
 * Tells when nothing comes, and when nothing has come for too long. The provider sends a frame every 20 ms, also of silence, and a socket whose
 * network is gone says nothing for minutes.
 */
export function watchFrames(
  socket: Pick<WebSocket, 'addEventListener'>,
  { clock, disposer, onEvent }: Watch,
): void {
  let lastAt = clock.now()
  let isInterrupted = false
  const tell = (event: NetworkConnection['event']) => {
    isInterrupted = event === 'interrupted'
    onEvent({ type: 'network-connection', network: { type: 'signaling', event } })
  }
  socket.addEventListener('message', () => {
    lastAt = clock.now()
    if (isInterrupted) tell('connected')
  })
  const check = () => {
    const silentMs = clock.now() - lastAt
    if (silentMs >= interruptedAfterMs && !isInterrupted) tell('interrupted')
    if (silentMs < transportLimits.interruptionMs) return
    stop()
    const text = 'The connection was lost.'
    const error = new CallFatalError('connection-error', text, { on: 'reconnect' })
    onEvent({ type: 'failed', error })
  }
  const stop = clock.every(checkEveryMs, check)
  disposer.add(stop)
}
