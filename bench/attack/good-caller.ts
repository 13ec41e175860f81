import { setTimeout as delay } from 'node:timers/promises'
import type { Place } from './attack.ts'
import { bookCall, type BookedCall } from './book-call.ts'
import { createGapMeter, type GapMeterOptions, type Moment } from './gaps.ts'

// A little less than a call may last.
const callMs = 170_000
const typesEveryMs = 8_000
const tryAgainAfterMs = 500
const words = JSON.stringify({
  type: 'add-message',
  message: { role: 'user', content: 'I would like a room for two nights.' },
})

export type Line = {
  readonly ended: Promise<void>
  type(text: string): void
  leave(): void
}

export type Listening = { readonly from: string; readonly onFrame: () => void }

/** One way to be in a call. Nothing when the line did not open. */
export type JoinLine = (
  place: Place,
  call: BookedCall,
  listening: Listening,
) => Promise<Line | undefined>

export type GoodCallerOptions = GapMeterOptions & {
  readonly place: Place
  readonly from: string
  readonly join: JoinLine
  readonly now: () => Moment
  readonly onTrouble: (what: string) => void
}

/** Somebody who is always in a call, one after the other. Returns the function that makes them hang up for good. */
export function keepCalling(options: GoodCallerOptions): () => Promise<void> {
  const leaving = new AbortController()
  const calling = (async () => {
    while (!leaving.signal.aborted) await callOnce(options, leaving.signal)
  })()
  return async () => {
    leaving.abort()
    await calling
  }
}

async function callOnce(options: GoodCallerOptions, leaving: AbortSignal): Promise<void> {
  const { place, from, join, now, onTrouble } = options
  const meter = createGapMeter(options)
  const call = await bookCall(place, from, 'front-desk')
  const line = call && (await join(place, call, { from, onFrame: () => meter(now()) }))
  if (!call || !line) {
    if (!leaving.aborted) onTrouble('the other caller got no call')
    await pause(tryAgainAfterMs, leaving)
    return
  }
  const typing = setInterval(() => line.type(words), typesEveryMs)
  const isCut = await Promise.race([line.ended.then(() => true), pause(callMs, leaving)])
  clearInterval(typing)
  if (isCut) onTrouble('the other caller was cut off')
  await call.hangUp()
  line.leave()
}

/** So long, or until it is time to leave. */
async function pause(ms: number, leaving: AbortSignal): Promise<false> {
  try {
    return await delay(ms, false, { signal: leaving })
  } catch {
    return false
  }
}
