import type { DemoNotice } from '@nightdesk/content'
import type { StatusUpdate } from '@nightdesk/contracts'

/** What a caller reads when the provider has reached one of its caps. */
const noticeOfCap: Readonly<Record<string, DemoNotice>> = {
  site: 'lines-busy',
  network: 'lines-busy',
  address: 'call-open',
  hour: 'calls-used-up',
  day: 'calls-used-up',
}

/** Why there is no call, if the provider named one of its caps: anything else is for the console alone (spec §8). */
export function noticeOfRefusal(body: unknown): DemoNotice | undefined {
  const cap = typeof body === 'object' && body !== null && 'cap' in body ? body.cap : undefined
  return typeof cap === 'string' && Object.hasOwn(noticeOfCap, cap) ? noticeOfCap[cap] : undefined
}

/** Why a call that went well has ended all the same. */
export function noticeOfEnd({ endedReason }: StatusUpdate): DemoNotice | undefined {
  return endedReason === 'manually-canceled' ? 'line-needed' : undefined
}
