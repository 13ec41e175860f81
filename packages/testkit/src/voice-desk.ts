import { VoiceClient, type VoiceClientOptions, type VoiceEvents } from '@nightdesk/voice-client'
import { recordEvents, type Seen } from './event-log.ts'
import { FakeDevices } from './fake-devices.ts'
import { FakeProvider } from './fake-provider.ts'
import { leftovers, type Leftovers } from './leftovers.ts'
import { ManualClock } from './manual-clock.ts'
import { MemoryTransport } from './memory-transport.ts'

/** A page that can be left. */
export class FakePage {
  readonly #listeners = new Set<() => void>()

  get listeners(): number {
    return this.#listeners.size
  }

  readonly onLeave = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  leave(): void {
    for (const listener of Array.from(this.#listeners)) listener()
  }
}

export type VoiceDesk = {
  readonly client: VoiceClient
  readonly clock: ManualClock
  readonly devices: FakeDevices
  readonly transport: MemoryTransport
  readonly provider: FakeProvider
  readonly page: FakePage
  /** Every event in its order, without the volume, which would drown the others. */
  readonly seen: Seen[]
  /** The same in short: `message:ended/customer-ended-call`, `error:microphone`. */
  story(): string[]
  left(): Leftovers & { readonly requests: number }
}

const told: readonly (keyof VoiceEvents)[] = [
  'call-start',
  'call-end',
  'speech-start',
  'speech-end',
  'message',
  'video',
  'error',
  'playback-blocked',
  'network-quality-change',
  'network-connection',
]

export const nothingLeftOfVoice: ReturnType<VoiceDesk['left']> = {
  timers: 0,
  tracks: 0,
  listeners: 0,
  calls: 0,
  outputs: 0,
  requests: 0,
}

/** A voice client in a world of which a test sees and moves everything. */
export function createVoiceDesk(options: Partial<VoiceClientOptions> = {}): VoiceDesk {
  const clock = new ManualClock()
  const devices = new FakeDevices()
  const transport = new MemoryTransport()
  const provider = new FakeProvider()
  const page = new FakePage()
  const client = new VoiceClient({
    baseUrl: 'https://provider.example',
    key: 'public-key',
    transport,
    clock,
    devices,
    fetch: provider.fetch,
    isMobile: () => false,
    onPageLeave: page.onLeave,
    ...options,
  })
  const seen = recordEvents(client, told)
  return {
    client,
    clock,
    devices,
    transport,
    provider,
    page,
    seen,
    story: () => seen.map(inShort),
    left: () => ({
      ...leftovers({ clock, devices, transport, listeners: page.listeners }),
      requests: provider.inFlight,
    }),
  }
}

function inShort([name, payload]: Seen): string {
  const facts = (payload ?? {}) as Readonly<Record<string, unknown>>
  if (name === 'message') {
    if (facts.type !== 'status-update') return `message:${String(facts.type)}`
    const reason = typeof facts.endedReason === 'string' ? `/${facts.endedReason}` : ''
    return `message:${String(facts.status)}${reason}`
  }
  return name === 'error' ? `error:${String(facts.kind)}` : name
}
