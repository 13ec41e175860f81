import type { Intent } from '@nightdesk/understanding'
import { sentencesOf } from './sentences.ts'

/** Questions that stand beside what somebody tells, and what they tell without them. */
export type Asides = { readonly questions: readonly Intent[]; readonly rest: string }

const begins =
  'are|is|do|does|did|can|could|how|what|when|where|who|which|will|would|should|have|has|may'
/** Where a question may begin in the middle of a sentence: "…, and are you insured?" */
const joint = new RegExp(
  `(?:[,;:]\\s*|\\s)(?:(?:and|but|also|oh|so|first|plus|by the way|tell me|I'd like to know)[,\\s]+)+(?=(?:${begins})\\b)`,
  'gi',
)
const fewestWords = 2

/**
 * "5 Chapel Hill Road in Norwalk. But are you insured?" is an address and a question: each is read by itself, so that the
 * one is answered and the other stands on the note without it.
 */
export function asidesIn(text: string, questionOf: (part: string) => Intent | undefined): Asides {
  const questions: Intent[] = []
  const told: string[] = []
  for (const sentence of sentencesOf(text)) {
    const [before, part] = sentence.endsWith('?') ? cutQuestion(sentence, questionOf) : [sentence]
    const question = part === undefined ? undefined : questionOf(part)
    if (question) questions.push(question)
    told.push(question ? before : sentence)
  }
  const rest = told.filter((words) => /\w/.test(words)).join(' ')
  return rest === '' ? { questions: [], rest: text } : { questions, rest }
}

/** What stands before the question in a sentence, and the question. */
function cutQuestion(
  sentence: string,
  questionOf: (part: string) => Intent | undefined,
): readonly [before: string, part?: string] {
  const cuts = Array.from(sentence.matchAll(joint), (found) => ({
    before: sentence.slice(0, found.index),
    part: sentence.slice(found.index + found[0].length),
  }))
  const whole = { before: '', part: sentence.replace(/^(?:and|but|also|oh|so|well)[,\s]+/i, '') }
  const found = [...cuts.toReversed(), whole].find(
    ({ part }) => part.split(/\s+/).length >= fewestWords && questionOf(part) !== undefined,
  )
  return found ? [found.before, found.part] : [sentence]
}
