import type { Intent } from '@nightdesk/understanding'
import { sentencesOf } from './sentences.ts'

/** Questions that stand beside what somebody tells, and what they tell without them. */
export type Asides = { readonly questions: readonly Intent[]; readonly rest: string }

export type Asking = {
  /** What is surely asked in a part of a sentence, where it is known. */
  knownIn(part: string): Intent | undefined
  /** It is surely a question, of which nothing is known. */
  isUnknown(part: string): boolean
}

const begins =
  'are|is|do|does|did|can|could|how|what|when|where|who|which|will|would|should|have|has|may|am'
/** Where a question may begin in the middle of a sentence: "…, and are you insured?" */
const joint = new RegExp(
  `(?:[,;:]\\s*|\\s)(?:(?:and|but|also|oh|so|first|plus|by the way|tell me|I'd like to know)[,\\s]+)+(?=(?:${begins})\\b)`,
  'gi',
)
const opening = /^(?:(?:and|but|also|oh|so|well|hi|hello|hey)[,\s]+)+/i
const beginsLikeOne = new RegExp(`^(?:${begins})\\b`, 'i')
/** "Do you have parking, and is it free?" is asked of the parking. */
const pointsBack = /\b(?:it|they|them|that|this|those|these|one|she|he|there)\b/i
const fewestWords = 2
const fewestUnknown = 4

/**
 * "5 Chapel Hill Road in Norwalk. But are you insured?" is an address and a question: each is read by itself, so that the
 * one is answered and the other stands on the note without it. Of two questions, neither is passed over.
 */
export function asidesIn(text: string, asking: Asking): Asides {
  const questions: Intent[] = []
  const told: string[] = []
  for (const sentence of sentencesOf(text)) {
    const found = sentence.endsWith('?') ? questionsIn(sentence, asking) : undefined
    questions.push(...(found?.questions ?? []))
    told.push(found?.before ?? sentence)
  }
  const rest = told.filter((words) => /\w/.test(words)).join(' ')
  const isOneOnly = rest === '' && questions.length < 2
  return isOneOnly ? { questions: [], rest: text } : { questions, rest }
}

/** What is asked in a sentence, and what stands before it. */
function questionsIn(sentence: string, asking: Asking): Found | undefined {
  const cuts = Array.from(sentence.matchAll(joint), ({ index, 0: joined }) => ({
    before: sentence.slice(0, index),
    part: sentence.slice(index + joined.length),
  }))
  const whole = { before: '', part: sentence.replace(opening, '') }
  const found = [...cuts.toReversed(), whole].find(
    ({ part }) => part.split(/\s+/).length >= fewestWords && asking.knownIn(part),
  )
  if (!found) return knownThenUnknown(cuts, asking)
  const known = asking.knownIn(found.part)
  const earlier = found.before === '' ? undefined : askedBefore(found.before, asking)
  const later = found === whole ? unknownAfter(cuts, known, asking) : []
  const questions = [...(earlier?.questions ?? []), ...(known ? [known] : []), ...later]
  return { before: earlier?.before ?? found.before, questions: inOrder(questions) }
}

type Found = { readonly before: string; readonly questions: readonly Intent[] }

/** "How late are you open on a Sunday, and do I need a mat?": the first half is known, and the whole is not. */
function knownThenUnknown(cuts: readonly Cut[], asking: Asking): Found | undefined {
  for (const { before, part } of cuts) {
    const known = asking.knownIn(before.replace(opening, ''))
    if (known && isSurelyUnknown(part, asking)) return { before: '', questions: [known, unknown] }
  }
  return undefined
}

/** "How much is it a month, and am I locked in?": what stands before the second question is one too. */
function askedBefore(before: string, asking: Asking): Found | undefined {
  const part = before.replace(opening, '')
  if (!beginsLikeOne.test(part)) return undefined
  const known = questionsIn(`${before}?`, asking)
  if (known) return known
  return isSurelyUnknown(part, asking) ? { before: '', questions: [unknown] } : undefined
}

type Cut = { readonly before: string; readonly part: string }

/** "How late are you open, and do I need a mat?": known as a whole, by its first half alone. */
function unknownAfter(
  cuts: readonly Cut[],
  known: Intent | undefined,
  asking: Asking,
): readonly Intent[] {
  const isApart = ({ before, part }: Cut) =>
    isSurelyUnknown(part, asking) &&
    topicOf(asking.knownIn(before.replace(opening, ''))) === topicOf(known)
  return cuts.some(isApart) ? [unknown] : []
}

/** Topics of hours hold the words as well. */
const topicOf = (question: Intent | undefined) => question?.id.split(':')[0]

function isSurelyUnknown(part: string, asking: Asking): boolean {
  const isLong = part.split(/\s+/).length >= fewestUnknown
  return isLong && !pointsBack.test(part) && asking.isUnknown(part)
}

const unknown: Intent = { id: 'q-other', confidence: 1 }

/** Answers first, each once; what has none comes last. */
function inOrder(questions: readonly Intent[]): readonly Intent[] {
  const each = [...new Map(questions.map((one) => [one.id, one])).values()]
  return [...each.filter((one) => one !== unknown), ...each.filter((one) => one === unknown)]
}
