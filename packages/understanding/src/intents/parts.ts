import type { Word } from '../words/cut.ts'

const joins =
  /^(?:and|but|also|plus|so|oh|because|then|anyway|or|if|whether|'cause|cause|hi|hello|hey|um|uh|well)$/
const openers =
  /^(?:what|how|when|where|who|which|is|are|am|do|does|did|can|could|will|would|should|may|what's|how's|where's|isn't|don't)$/
const subjects =
  /^(?:i|we|you|they|he|she|it|there|that|this|my|our|your|the|a|an|any|anybody|anyone|somebody|someone|these|those|much|long|late|early|far|many|about|time|kind|if|does|do|is|are|can|would|will|happens|else|exactly|really|actually|sort)$/
const fewest = 3

/** Stretches of an utterance that may each want something of their own: "a car to Newark, and what does it cost?" */
export function partsOf(words: readonly Word[], text: string): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isNew = before !== undefined && /[.?!;]/.test(text.slice(before.to - 1, word.from))
    const opens =
      (parts.at(-1)?.length ?? 0) >= fewest &&
      openers.test(word.word) &&
      subjects.test(words[at + 1]?.word ?? '')
    // "What if it doesn't work for us?" is one.
    const isJoin = joins.test(word.word) && !(word.word === 'if' && before?.word === 'what')
    if (isNew || opens || isJoin) parts.push([])
    if (!isJoin) parts.at(-1)?.push(word)
  })
  const whole = parts.filter(({ length }) => length >= fewest)
  // "Priya Shah. What does it cost?": a short answer leaves one part that is worth reading.
  return parts.length > 1 ? whole : []
}

const pointing =
  /^(?:how much|what|how|is|are|will|would|does|do|can)\b.*\b(?:it|they|those|she|he|(?:that|this)(?! (?:thing|place|system|service|product|company|app|car|hotel|room)\b))\b/
// To charge a car or a phone costs nothing yet.
const priced = /\b(?:costs?|much|charged?(?! (?:it|my|our|a|an)\b)|extra|free|price|fee)\b/
const shortest = 6

/** "Where can I park, and what does it cost?" is one question: the second half is about the first. */
export function refersBack(part: readonly Word[]): boolean {
  return part.length <= shortest && pointing.test(part.map(({ word }) => word).join(' '))
}

const asking =
  /^(?:what|how|when|where|who|which|why|is|are|am|do|does|did|can|could|will|would|should|may|any|got|you)\b|\b(?:wonder|wondering|curious|question|tell me|let me know|know if|know whether|need|want|would like|wants|has|have|uses?|bring|bringing)\b/

/** "What does it cost?" is asked of whatever was spoken of, however sure the words are. */
export function asksPrice(part: readonly Word[]): boolean {
  return priced.test(part.map(({ word }) => word).join(' '))
}

/** Whether a part ends with a question mark, or begins like a question: then it is one, whatever was asked before. */
export function isAsked(part: readonly Word[], text: string): boolean {
  const [first, second] = part
  const opens = openers.test(first?.word ?? '') && subjects.test(second?.word ?? '')
  return /^\w?\W*\?/.test(text.slice((part.at(-1)?.to ?? 0) - 1)) || (opens && text.includes('?'))
}

/** "It's for work, so only one person." ends like a statement and reads like one: nothing is asked in it. */
export function mayAsk(part: readonly Word[], text: string): boolean {
  const rest = text.slice((part.at(-1)?.to ?? 0) - 1)
  const end = /[.?!]/.exec(rest)?.[0]
  return end !== '.' || asking.test(part.map(({ word }) => word).join(' '))
}
