import type { FakeDevices } from './fake-devices.ts'
import type { ManualClock } from './manual-clock.ts'
import type { MemoryTransport } from './memory-transport.ts'

export type Leftovers = {
  readonly timers: number
  readonly tracks: number
  readonly listeners: number
  readonly calls: number
  readonly outputs: number
}

export const nothingLeft: Leftovers = { timers: 0, tracks: 0, listeners: 0, calls: 0, outputs: 0 }

/** What is still running, open or listened to; after every way out of a call it must be nothing. */
export function leftovers(parts: {
  readonly clock: ManualClock
  readonly devices: FakeDevices
  readonly transport: MemoryTransport
  /** Other things that hold listeners, such as the page. */
  readonly listeners?: number
}): Leftovers {
  const { clock, devices, transport, listeners = 0 } = parts
  return {
    timers: clock.pending,
    tracks: devices.liveTracks,
    listeners: devices.listeners + listeners,
    calls: transport.openCalls,
    outputs: transport.openOutputs,
  }
}
