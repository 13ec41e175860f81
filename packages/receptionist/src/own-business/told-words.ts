import { isNumberWord, readUtterance } from '@nightdesk/understanding'
import type { Reader, Value } from '../kinds/value.ts'
import { isVagueOrder } from './unmarked-facts.ts'

const leadIn =
  /^(?:(?:um+|uh+|well|yeah|yes|okay|ok|so|oh|hi|hello|sure|please|it's|it is|that's|that would be|i'd like|i would like|i want|i need|we'd like|can i (?:get|have)|could i (?:get|have)|let me (?:get|have)|i'll (?:have|take|get)|give me|it's about|about|for|from|to|at|pick (?:me|us) up (?:at|from)|i'm (?:at|on|in)|we're (?:at|on|in)|going to|i'm going to|the message is|tell (?:him|her|them)(?: that)?|just)\b[\s,.:]*)+/i

// "Pilates, like I said."
const saidBefore =
  /(?<![\s,])[\s,]+(?:like|as) i (?:already )?(?:said|told you|mentioned)\b[\s.!]*/i

/** The words of an answer without what leads up to them. */
function readOwnWords(text: string): Value | undefined {
  const bare = text.replace(saidBefore, '')
  const said = asTold(bare.replace(leadIn, '')) || asTold(bare) || asTold(text)
  return said.length > 1 ? { kind: 'text', text: said } : undefined
}

/** A message stands as it was said, but for the greeting. */
const readMessage: Reader = (text) => {
  const said = asTold(text.replace(greeting, ''), longestMessage)
  return said.length > 1 ? { kind: 'text', text: said } : undefined
}

// A note is read by a person, and sent anew with every turn.
const longestStory = 720

/** What is told in several turns is kept of all of them, as long as there is room. */
export const readTold: Reader = (text, context) => {
  const { before } = context
  const said = readMessage(text, context)
  if (said?.kind !== 'text' || before?.kind !== 'text') return said
  const story = `${before.text}. ${said.text}`
  return before.text.includes(said.text) || story.length > longestStory
    ? before
    : { kind: 'text', text: story }
}

const greeting =
  /^(?:(?:um+|uh+|well|yeah|yes|okay|ok|so|oh|yo|hi|hello|hey|there(?!['’])|dear|ma'am|sir|good (?:morning|afternoon|evening)|please|the message is|tell (?:him|her|them)(?: that)?|just)\b[\s,.:!]*)+/i

const longestTold = 240
const longestMessage = 500

/** Nothing is cut in the middle of a word. */
function asTold(text: string, most = longestTold): string {
  const said = text.trim()
  const words = said.length > most ? said.slice(0, most).replace(/\s+\S*$/, ' …') : said
  const end = words.replace(/[.,;:!?\s]+$/, '')
  return end.slice(0, 1).toUpperCase() + end.slice(1)
}

/** "A cleaning", but no bare "four", which answers something else. */
export const readWords: Reader = (text) =>
  readUtterance(text).words.every(isNumberWord) ? undefined : readOwnWords(text)

/** What is ordered, and not that it is something. */
export const readItems: Reader = (text, context) => {
  const items = readWords(text, context)
  return items?.kind === 'text' && isVagueOrder(items.text) ? undefined : items
}
