import { readTime } from '../kinds/time.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

const earliest = 6 * 60
const halfDay = 12 * 60
const ofTheEvening = /\b(?:tonight|evening|night|dinner|midnight)\b/i

/** "Her appointment's at nine, so half past seven": nobody has one at night, and nobody is asked which half of the day. */
export function inDaytime(turn: Turn, meaning: Meaning): Meaning {
  const { script, state, now } = turn
  const { text, spans, by } = meaning
  if (script.daytimeErrand?.test(text)) turn.update({ isForDaytime: true })
  if (!state.isForDaytime && !turn.state.isForDaytime) return meaning
  if (state.memory[script.tasks[0]?.id ?? ''] || ofTheEvening.test(text)) return meaning
  return {
    ...meaning,
    spans: spans.map((span) => {
      const read =
        span.slot === 'time' ? readTime(span.text, { now, by, tag: 'time', values: {} }) : undefined
      if (read?.kind !== 'time' || !read.time.isHalfOpen) return span
      const isMorning = read.time.minutes % halfDay >= earliest
      return { ...span, text: `${span.text} ${isMorning ? 'in the morning' : 'in the afternoon'}` }
    }),
  }
}
