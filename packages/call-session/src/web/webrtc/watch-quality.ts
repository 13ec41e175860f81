import type { Clock } from '../../clock.ts'
import type { Disposer } from '../../disposer.ts'
import type { NetworkConnection, NetworkQuality, TransportEvent } from '../../transport.ts'

const readEveryMs = 2_000
// A gap of two seconds is no interruption.
const silentReads = 2
/** Shares of lost packets up to which speech sounds well, and up to which it can be understood. */
const goodLoss = 0.03
const lowLoss = 0.1

type Counts = { readonly lost: number; readonly received: number }

/** From the packets of the last moments. */
export function judgeNetwork(before: Counts, now: Counts): NetworkQuality {
  const lost = Math.max(0, now.lost - before.lost)
  const sent = lost + Math.max(0, now.received - before.received)
  const loss = sent === 0 ? 0 : lost / sent
  const quality = Math.round(100 * (1 - loss))
  if (loss <= goodLoss) return { threshold: 'good', quality }
  return { threshold: loss <= lowLoss ? 'low' : 'very-low', quality }
}

type Watch = {
  readonly clock: Clock
  readonly disposer: Disposer
  readonly onEvent: (event: TransportEvent) => void
}

/**
 * Reads the receiver's counters now and then, and tells when nothing comes any more. The browser does not always: after
 * a change of address its questions are answered there while the sound still goes to the old one.
 */
export function watchQuality(peer: RTCPeerConnection, { clock, disposer, onEvent }: Watch): void {
  let before: Counts = { lost: 0, received: 0 }
  let silent = 0
  const tell = (event: NetworkConnection['event']) =>
    onEvent({ type: 'network-connection', network: { type: 'peer-to-peer', event } })
  const listen = (now: Counts) => {
    const wasGone = silent >= silentReads
    silent = now.received > 0 && now.received === before.received ? silent + 1 : 0
    if (silent === silentReads) tell('interrupted')
    if (silent === 0 && wasGone) tell('connected')
  }
  const read = async () => {
    const now = await countPackets(peer)
    if (peer.connectionState === 'closed') return
    onEvent({ type: 'network-quality', network: judgeNetwork(before, now) })
    listen(now)
    before = now
  }
  // A report that fails says nothing about the network; the next one will.
  disposer.add(clock.every(readEveryMs, () => void read().catch(() => {})))
}

type InboundReport = {
  readonly type: string
  readonly packetsLost?: number
  readonly packetsReceived?: number
}

async function countPackets(peer: RTCPeerConnection): Promise<Counts> {
  let counts: Counts = { lost: 0, received: 0 }
  const reports = await peer.getStats()
  reports.forEach((report: InboundReport) => {
    if (report.type !== 'inbound-rtp') return
    counts = { lost: report.packetsLost ?? 0, received: report.packetsReceived ?? 0 }
  })
  return counts
}
