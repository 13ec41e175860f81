import { transportLimits } from '@nightdesk/contracts'
import type { Clock } from '../../clock.ts'
import type { Disposer, Stop } from '../../disposer.ts'
import { CallFatalError } from '../../errors/fatal-error.ts'
import type { NetworkConnection, TransportEvent } from '../../transport.ts'

type Watch = {
  readonly clock: Clock
  readonly disposer: Disposer
  readonly onEvent: (event: TransportEvent) => void
}

/** Tells of interruptions, and of the one that lasts too long. */
export function watchConnection(peer: RTCPeerConnection, watch: Watch): void {
  const { clock, disposer, onEvent } = watch
  let stopWaiting: Stop = () => {}
  const tell = (event: NetworkConnection['event']) => {
    onEvent({ type: 'network-connection', network: { type: 'peer-to-peer', event } })
  }
  const lose = () => {
    stopWaiting()
    const text = 'The connection was lost.'
    const error = new CallFatalError('connection-error', text, { on: 'rtc-connection' })
    onEvent({ type: 'failed', error })
  }
  const handleChange = () => {
    stopWaiting()
    if (peer.connectionState === 'failed') return lose()
    if (peer.connectionState === 'connected') return tell('connected')
    if (peer.connectionState !== 'disconnected') return
    tell('interrupted')
    stopWaiting = clock.after(transportLimits.interruptionMs, lose)
  }
  peer.addEventListener('connectionstatechange', handleChange)
  disposer.add(() => {
    stopWaiting()
    peer.removeEventListener('connectionstatechange', handleChange)
  })
}
