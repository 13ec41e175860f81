import type { SpokenAnswer } from '@nightdesk/content'
import type { Intent } from '@nightdesk/understanding'

/** What is asked of something that was spoken of: its price, its hours, a rough figure, whether two or a big one will do. */
export type Aspect = 'cost' | 'hours' | 'figure' | 'limit'

const ofIts: Readonly<Record<string, Aspect>> = {
  'q-its-cost': 'cost',
  'q-its-hours': 'hours',
  'q-its-figure': 'figure',
  'q-its-limit': 'limit',
}

export const isOfIts = (id: string): boolean => id in ofIts

const likely = 0.3
// It says the more, and changes nothing of the answer.
const likelyLimit = 0.2

/** The likeliest first. */
export function aspectsIn(intents: readonly Intent[]): readonly Aspect[] {
  return intents.flatMap(({ id, confidence }) => {
    const aspect = ofIts[id]
    return aspect && confidence >= (aspect === 'limit' ? likelyLimit : likely) ? [aspect] : []
  })
}

const telling: Readonly<Record<Aspect, RegExp>> = {
  cost: /\b(?:free|charge|costs?|dollars?|included|extra|fare|flat rate|up to you)\b/i,
  figure: /\b(?:dollars?|minutes?|hours?|weeks?)\b/i,
  hours:
    /\b(?:until|open|day and night|all (?:day|night|year)|any hour|starts at|is at|by six|before)\b/i,
  limit: /$^/,
}

/** The stretches of an answer that tell it. */
export function partThatTells({ answer }: SpokenAnswer, aspect: Aspect): readonly string[] {
  return answer.filter((clause) => telling[aspect].test(clause))
}

const asking: readonly (readonly [Aspect, RegExp])[] = [
  ['hours', /\b(?:until|till?|when|what (?:time|hour)s?|how (?:late|early)|hours)\b/i],
  ['cost', /\b(?:free|pay|costs?|charged?|price|how much|money|fee|included|extra)\b/i],
]

/** Who asks once more for what the answer tells has not heard it, and hears it again. */
export function isToldIn(answer: SpokenAnswer, text: string): boolean {
  return asking.some(
    ([aspect, words]) =>
      words.test(text) && partThatTells(answer, aspect).some((clause) => !admits.test(clause)),
  )
}

// What is not known here is not told by saying so again.
const admits = /\bI (?:don’t know|don’t have|can’t)\b/
