import type { Intent, Rank } from '@nightdesk/understanding'
import { isFact, mayAsk, offersFact } from './asking-words.ts'
import { hoursKinds, namesDay } from './hours-question.ts'
import { clear, type Wants } from './own-meanings.ts'
import { hoursTopic, unknownTopic } from './own-script.ts'
import type { FindQuestion } from './same-meaning.ts'
import { isWordFact, openQuestions, type TradePlan } from './trade-plans.ts'
import { evenly, groups, hoursPart, isTaskOf } from './wants.ts'

/** What a question is held against. */
export type Asked = {
  readonly plan: TradePlan
  readonly rank: Rank
  /** The questions of the setup. */
  readonly findQuestion: FindQuestion
  /** Whether somebody asks where it is. */
  readonly asksWhere: (text: string) => boolean
}

// What is asked is one of the setup's questions from here on, and beyond doubt from there.
const same = 0.92
const surely = 1.5
const inSameWords = 2
const certainly = 0.8
const likelyWish = 0.2
const mayBeAsked = 0.25
const clearTopic = 0.6

function hoursAsked(
  { rank }: Asked,
  text: string,
  id: string,
  confidence: number,
): Intent | undefined {
  const kind = hoursKinds.find((one) => id === `q-hours-${one}`)
  return kind && { id: `q-${hoursTopic(kind, hoursPart(text, rank))}`, confidence }
}

/** The answer that is asked for: one of the setup's, the hours, the town, or that it is not known. */
export function questionIn(
  about: Asked,
  text: string,
  wants: Wants,
  asked: string,
  told: ReadonlySet<string>,
): Intent | undefined {
  const { plan, findQuestion, asksWhere } = about
  // "Do you need my number? It's 212 …" is answered by taking it.
  if (offersFact.test(text)) return undefined
  // "Getting a title signed" is no question where it was asked for, whatever it sounds like.
  if (isWordFact(asked) && !mayAsk.test(text)) return undefined
  const isHours = wants.hours.confidence > wants.topic.confidence
  const { id, confidence } = isHours ? wants.hours : wants.topic
  const share = Math.min(1, wants.hours.confidence + wants.topic.confidence)
  const likest = findQuestion(text)
  // "What would that cost?" in the middle of a booking is asked of what is booked.
  const own = likest?.isOfAnything && !openQuestions.has(asked) ? undefined : likest
  // What is asked nearly in the owner's words is asked, whatever else it sounds like.
  // "Could I get a car to the airport?" asks for no price.
  const isWished =
    own?.isOfThingOnly === true &&
    !isFact(text) &&
    wants.others.some((one) => isTaskOf(plan, one) && one.confidence > share)
  const isWhenTold = ['day', 'time'].every((slot) => told.has(slot)) && !isFact(text)
  if (isWhenTold && !isHours) return undefined
  // What is surely asked about the hours is none of the owner's, unless it is asked in the very words.
  const least = wants.hours.confidence >= certainly ? inSameWords : 0
  if (own && own.score < least) return hoursAsked(about, text, id, share)
  // "Could someone let me know where it stands?" wants somebody to do something.
  const mayBeOwn = isFact(text) || share >= mayBeAsked
  if (
    own &&
    !isWished &&
    mayBeOwn &&
    text.includes('?') &&
    own.score >= (isFact(text) ? same : surely)
  )
    return { id: `q-own-${own.index}`, confidence: Math.max(share, clear) }
  if (own && own.score >= (isHours ? surely : same))
    return { id: `q-own-${own.index}`, confidence: share }
  const hours = hoursAsked(about, text, id, share)
  if (hours) return hours
  if (asksWhere(text)) return { id: 'q-town', confidence }
  if (!mayAsk.test(text)) return undefined
  return {
    id: namesDay.test(text) ? `q-${unknownTopic(text)}` : 'q-unknown',
    confidence: isFact(text) ? Math.max(confidence, clear) : confidence,
  }
}

/** What is surely asked in a part of a sentence: one of the owner's questions, or the hours. */
export function surelyAsked(about: Asked, part: string): Intent | undefined {
  const { plan, rank, findQuestion } = about
  const own = findQuestion(part)
  const { hours, topic, others } = groups(rank(part, { asked: 'open' }))
  if (hours.confidence >= certainly) return hoursAsked(about, part, hours.id, hours.confidence)
  // "Can I get something delivered?" wants it rather than asks about it.
  const isWished = others.some((one) => isTaskOf(plan, one) && one.confidence > topic.confidence)
  return own && own.score >= same && !isWished
    ? { id: `q-own-${own.index}`, confidence: Math.max(clear, hours.confidence) }
    : undefined
}

/** "Can your kitchen do gluten free?" asks, though dishes are what is ordered there. */
export function withClearTopic({ rank, findQuestion }: Asked, text: string, wants: Wants): Wants {
  if ((findQuestion(text)?.clarity ?? 0) < clearTopic) return wants
  const { topic } = groups(evenly(rank(text, { asked: 'open' })))
  const isAsked = topic.confidence >= certainly && topic.confidence > wants.topic.confidence
  return isAsked ? { ...wants, topic } : wants
}

export function surelyUnknown({ plan, rank, asksWhere }: Asked, part: string): boolean {
  const { hours, topic, others } = groups(rank(part, { asked: 'open' }))
  const isWished = others.some((one) => isTaskOf(plan, one) && one.confidence >= likelyWish)
  return hours.confidence + topic.confidence >= certainly && !isWished && !asksWhere(part)
}
