import type { Meaning } from './interpret.ts'
import { note } from './messages.ts'
import type { Turn } from './turn.ts'

const wants =
  /\b(?:(?:can|could|may|will|would) (?:i|we|you|somebody|someone)|please|need|want|would like|['’]d like|(?:get|give|wake|ring|call) (?:me|us)|set|for (?:me|us))\b/i
const asksAboutIt =
  /\b(?:how much|costs?|charged?|free|fee|price|do you (?:do|have|offer)|what if)\b/i
const fewest = 3

/** "Can I get a wake-up call at six?": done by nobody on the phone, it is written down for whoever does it. */
export function takeRequest(turn: Turn, meaning: Meaning): boolean {
  const { topics, text, words, intents, spans } = meaning
  const { script, state } = turn
  const { current, note: before } = state
  const [topic = '', ...others] = topics
  const parts = script.requests?.[topic]
  const isFree = !current || Object.keys(current.values).length === 0
  if (!parts || others.length > 0 || !script.message || !isFree || intents.has('human'))
    return false
  if (words < fewest || asksAboutIt.test(text)) return false
  const missing = parts.filter(
    ({ tag, sign }) => !sign.test(text) && !spans.some(({ slot }) => slot === tag),
  )
  const isTold = missing.length === 0
  if (!isTold && (before !== undefined || !wants.test(text))) return false
  if (isTold) return note(turn, text, '')
  for (const { ask } of missing) turn.sayOne(ask)
  turn.drop('current')
  turn.update({ offer: { kind: 'message', about: text }, misses: 0 })
  return true
}
