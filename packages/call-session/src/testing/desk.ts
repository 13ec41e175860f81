import { FakeDevices, leftovers, ManualClock, MemoryTransport } from '@nightdesk/testkit'
import { CallSession, type CallSessionOptions } from '../index.ts'

/** A session and everything around it, all of which a test can see. */
export function createDesk(options: Partial<CallSessionOptions> = {}) {
  const clock = new ManualClock()
  const devices = new FakeDevices()
  const transport = new MemoryTransport()
  const session = new CallSession({ transport, clock, devices, ...options })
  const left = () => leftovers({ clock, devices, transport })
  return { clock, devices, transport, session, left }
}

export const url = 'https://desk.example/call/1'

/** What a promise was broken with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}
