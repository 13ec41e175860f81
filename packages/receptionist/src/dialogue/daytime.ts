import type { Span } from '@nightdesk/understanding'
import { readTime } from '../kinds/time.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

const earliest = 6 * 60
const halfDay = 12 * 60
const ofTheEvening = /\b(?:tonight|evening|night|dinner|midnight)\b/i

/** "Her appointment's at nine, so half past seven": nobody has one at night, and nobody is asked which half of the day. */
export function inDaytime(turn: Turn, meaning: Meaning): Meaning {
  const { script, state } = turn
  const { text, spans } = meaning
  if (script.daytimeErrand?.test(text)) turn.update({ isForDaytime: true })
  const isDone = state.memory[script.tasks[0]?.id ?? ''] !== undefined
  if (!turn.state.isForDaytime || isDone || ofTheEvening.test(text)) return meaning
  return { ...meaning, spans: spans.map((span) => withHalf(turn, meaning, span)) }
}

function withHalf({ now }: Turn, { by }: Meaning, span: Span): Span {
  if (span.slot !== 'time') return span
  const read = readTime(span.text, { now, by, tag: 'time', values: {} })
  if (read?.kind !== 'time' || !read.time.isHalfOpen) return span
  const half = read.time.minutes % halfDay >= earliest ? 'in the morning' : 'in the afternoon'
  return { ...span, text: `${span.text} ${half}` }
}
