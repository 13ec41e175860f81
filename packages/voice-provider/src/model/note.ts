import type { Understood } from '@nightdesk/receptionist'

const longestQuote = 80

/** What the embedded receptionist makes of a message, in one line for the model. Quoted words are the caller's own. */
export function noteOf({ asked, intents, spans }: Understood): string {
  const meant = intents.map(({ id, confidence }) => `${id} ${confidence.toFixed(2)}`)
  const facts = spans.map(
    ({ slot, text }) => `${slot} ${JSON.stringify(text.slice(0, longestQuote))}`,
  )
  const understood = [meant.length > 0 ? `intents ${meant.join(', ')}` : 'nothing', ...facts]
  return `Understood: ${understood.join('; ')}. Open question: ${asked === 'open' ? 'none' : asked}.`
}
