import type { Intent, Rank } from '@nightdesk/understanding'
import { clear, type Wants } from './own-meanings.ts'
import { sentencesOf } from './sentences.ts'
import { taskFor, type TradePlan } from './trade-plans.ts'

// Questions are the most of what was learned, and not of what callers say.
const questionShare = 0.5

/** How likely each meaning is, where questions are no more frequent than wishes. */
export function evenly(intents: readonly Intent[]): readonly Intent[] {
  const weigh = ({ id, confidence }: Intent) =>
    id === 'q-topic' ? confidence * questionShare : confidence
  const all = intents.reduce((sum, intent) => sum + weigh(intent), 0)
  return intents
    .map((intent) => ({ id: intent.id, confidence: weigh(intent) / (all || 1) }))
    .toSorted((a, b) => b.confidence - a.confidence)
}

/** What is asked in a sentence of its own counts, whatever story is told around it. */
export function wantsIn(text: string, rank: (part: string) => readonly Intent[]): Wants {
  const whole = groups(rank(text))
  const sentences = sentencesOf(text)
  const asking = sentences.length > 1 ? sentences.filter((part) => part.endsWith('?')) : []
  const parts = [whole, ...asking.map((part) => groups(rank(part)))]
  const surest = (group: 'hours' | 'topic') =>
    parts
      .map((part) => part[group])
      .reduce((best, one) => (one.confidence > best.confidence ? one : best))
  return { hours: surest('hours'), topic: surest('topic'), others: whole.others }
}

export function groups(intents: readonly Intent[]): Wants {
  const hours = intents.filter(({ id }) => id.startsWith('q-hours-'))
  const [first = none] = hours
  return {
    hours: { id: first.id, confidence: hours.reduce((sum, one) => sum + one.confidence, 0) },
    topic: intents.find(({ id }) => id === 'q-topic') ?? none,
    others: intents.filter(({ id }) => !id.startsWith('q-')),
  }
}

export const isTaskOf = (plan: TradePlan, { id }: Intent): boolean =>
  taskFor(plan, id) !== undefined

const none: Intent = { id: 'q-topic', confidence: 0 }

const pointsBack = /\b(?:does|would|will|is|can) (?:that|this)\b|\bmake it\b|\blocked\b/i

/** Of several sentences those that ask for hours: what somebody tells beside them has days and hours of its own. */
export function hoursPart(text: string, rank: Rank): string {
  const sentences = sentencesOf(text)
  if (sentences.length === 1 || pointsBack.test(text)) return text
  const about = sentences.filter((sentence) => {
    const { hours, topic } = groups(rank(sentence, { asked: 'open' }))
    return (
      hours.confidence >= clear || (sentence.endsWith('?') && hours.confidence > topic.confidence)
    )
  })
  const asking = about.filter((sentence) => sentence.endsWith('?'))
  const told = asking.length > 0 ? asking : about
  return told.length > 0 ? told.join(' ') : text
}
