import type { LostSpan } from './lost-time.ts'

// Enough for the last minute at its worst; older ones have been asked about long ago.
const keptSpans = 1_024
const headSlots = 2
const nanosecondsPerMs = 1e6

/** Milliseconds on the one clock that all threads share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / nanosecondsPerMs
}

export type SentinelMemory = {
  readonly memory: SharedArrayBuffer
  lastTick(): number
  tick(at: number): void
  lost(span: LostSpan): void
  spans(): LostSpan[]
}

/** What a sentinel and whoever asks it have in common: the last tick, a count, and the spans in a ring. */
export function sentinelLayout(
  memory: SharedArrayBuffer = new SharedArrayBuffer(8 * (headSlots + 2 * keptSpans)),
): SentinelMemory {
  const slots = new Float64Array(memory)
  const place = (number: number) => headSlots + 2 * (number % keptSpans)
  const count = () => slots[1] ?? 0
  return {
    memory,
    lastTick: () => slots[0] ?? 0,
    tick: (at) => (slots[0] = at),
    lost({ from, to }) {
      slots.set([from, to], place(count()))
      slots[1] = count() + 1
    },
    spans() {
      const kept = Math.min(count(), keptSpans)
      return Array.from({ length: kept }, (_, at) => {
        const start = place(count() - kept + at)
        return { from: slots[start] ?? 0, to: slots[start + 1] ?? 0 }
      })
    },
  }
}
