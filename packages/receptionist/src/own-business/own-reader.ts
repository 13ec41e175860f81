import type { TradeId } from '@nightdesk/contracts'
import {
  type Context,
  cutIntoWords,
  type Intent,
  type Mark,
  type Rank,
  type Read,
  type Reading,
  type Span,
} from '@nightdesk/understanding'
import type { InTask } from '../dialogue/interpret.ts'
import {
  agrees,
  bought,
  checks,
  isFact,
  lacks,
  leavesMessage,
  mayAsk,
  offersFact,
  refuses,
  wantsCallBack,
  wantsNoBooking,
} from './asking-words.ts'
import { isName, readAnswer } from './answer-and-more.ts'
import { asidesIn } from './asides.ts'
import { hasOrderNumber, spotOrderNumber } from './order-number.ts'
import { hoursKinds, namesDay } from './hours-question.ts'
import { clear, meaningsOf, type Moment, type Wants } from './own-meanings.ts'
import { hoursTopic, unknownTopic } from './own-script.ts'
import { withReturn } from './return-ride.ts'
import { sentencesOf, withMonths } from './sentences.ts'
import { spansFor } from './own-spans.ts'
import type { FindQuestion } from './same-meaning.ts'
import { trusted } from './told-facts.ts'
import { withPlaces } from './told-places.ts'
import { isWordFact, openQuestions, taskFor, type TradePlan, tradePlans } from './trade-plans.ts'

/** What reads the callers of a visitor's business. */
export type OwnReading = {
  /** What was learned for businesses of any trade: the facts, and what is wanted. */
  readonly mark: Mark
  readonly rank: Rank
  /** Marks rides and stays, which have facts of their own. */
  readonly markTrade?: Mark
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

/** Reads callers of a visitor's business: what they want, which of the setup's questions they ask, and the facts they tell. */
export function ownReader(trade: TradeId, reading: OwnReading): Read {
  const { mark, rank, markTrade, findQuestion, asksWhere } = reading
  const plan = tradePlans[trade]

  function hoursAsked(text: string, id: string, confidence: number): Intent | undefined {
    const kind = hoursKinds.find((one) => id === `q-hours-${one}`)
    return kind && { id: `q-${hoursTopic(kind, hoursPart(text, rank))}`, confidence }
  }

  /** The answer that is asked for: one of the setup's, the hours, the town, or that it is not known. */
  function questionIn(
    text: string,
    wants: Wants,
    asked: string,
    told: ReadonlySet<string>,
  ): Intent | undefined {
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
    if (own && own.score < least) return hoursAsked(text, id, share)
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
    const hours = hoursAsked(text, id, share)
    if (hours) return hours
    if (asksWhere(text)) return { id: 'q-town', confidence }
    if (!mayAsk.test(text)) return undefined
    return {
      id: namesDay.test(text) ? `q-${unknownTopic(text)}` : 'q-unknown',
      confidence: isFact(text) ? Math.max(confidence, clear) : confidence,
    }
  }

  /** What is surely asked in a part of a sentence: one of the owner's questions, or the hours. */
  function surelyAsked(part: string): Intent | undefined {
    const own = findQuestion(part)
    const { hours, topic, others } = groups(rank(part, { asked: 'open' }))
    if (hours.confidence >= certainly) return hoursAsked(part, hours.id, hours.confidence)
    // "Can I get something delivered?" wants it rather than asks about it.
    const isWished = others.some((one) => isTaskOf(plan, one) && one.confidence > topic.confidence)
    return own && own.score >= same && !isWished
      ? { id: `q-own-${own.index}`, confidence: Math.max(clear, hours.confidence) }
      : undefined
  }

  /** "Can your kitchen do gluten free?" asks, though dishes are what is ordered there. */
  function withClearTopic(text: string, wants: Wants): Wants {
    if ((findQuestion(text)?.clarity ?? 0) < clearTopic) return wants
    const { topic } = groups(evenly(rank(text, { asked: 'open' })))
    const isAsked = topic.confidence >= certainly && topic.confidence > wants.topic.confidence
    return isAsked ? { ...wants, topic } : wants
  }

  function surelyUnknown(part: string): boolean {
    const { hours, topic, others } = groups(rank(part, { asked: 'open' }))
    const isWished = others.some((one) => isTaskOf(plan, one) && one.confidence >= likelyWish)
    return hours.confidence + topic.confidence >= certainly && !isWished && !asksWhere(part)
  }

  return (said, context: Context & InTask) => {
    const { questions, rest } = asidesIn(said, { knownIn: surelyAsked, isUnknown: surelyUnknown })
    if (rest === '') return { ...readOne(said, context), intents: questions }
    const reading = readAnswer(rest, context, readOne)
    if (questions.length === 0) return reading
    const others = reading.intents.filter(({ id }) => !id.startsWith('q-'))
    return { ...reading, intents: [...questions, ...others] }
  }

  function readOne(said: string, { asked, task }: Context & InTask): Reading {
    const text = withMonths(said)
    const context = { asked: askedAs(asked) }
    const ownMarks = mark(text, context)
    const slots = ownMarks.map(({ slot }) => slot)
    const marks = wantsIn(text, (part) => evenly(rank(part, context, slots)))
    const wants = text.includes('?') ? withClearTopic(text, marks) : marks
    const ofTrade = markTrade ? withPlaces(text, markTrade(text, { asked }), ownMarks) : ownMarks
    const told = trusted(text, asked, ofTrade)
    const marked = plan.tasks.includes('ride') ? withReturn(text, told) : told
    const plainly = plainAnswer(text, { asked, plan }, marked)
    const intents = plainly
      ? [{ id: plainly, confidence: 1 }]
      : meaningsOf(wants, questionIn(text, wants, asked, new Set(marked.map(({ slot }) => slot))), {
          asked,
          plan,
          isFact: isFact(text),
          isBought: bought.test(text),
          words: cutIntoWords(text).length,
          isAgreed: agrees.test(text),
        })
    return { text, intents, spans: spansFor(text, { asked, task }, intents, marked) }
  }
}

// Longer, a no to an offer is rather the beginning of a wish.
const longestNo = 5

/** Answers to our own questions that need no guess. */
function plainAnswer(
  text: string,
  { asked, plan }: Pick<Moment, 'asked' | 'plan'>,
  marked: readonly Span[],
): string | undefined {
  // Nobody has to look for the slip; what is no number is that there is none.
  if (asked === 'order') return lacksNumber(text, marked) ? 'refuse' : undefined
  // Whoever names the number of an order has one.
  if (asked === 'open' && spotOrderNumber(text) && plan.tasks.includes('case')) return 'case'
  if (asked === 'confirm' && checks.test(text)) return 'repeat'
  if (openQuestions.has(asked) && leavesMessage.test(text)) return 'message'
  const isOfBooking = !openQuestions.has(asked) && asked !== 'about' && !agrees.test(text)
  if (isOfBooking && wantsNoBooking(text)) return 'message'
  if (openQuestions.has(asked) && wantsCallBack.test(text)) return 'message'
  if (asked !== 'offer') return undefined
  if (agrees.test(text)) return 'yes'
  const words = cutIntoWords(text).length
  if (refuses.test(text) && words <= longestNo) return 'no'
  // "Would you like me to take a message?" "It's Dennis, 212 …": who tells that has agreed.
  const isTold =
    marked.some(({ slot }) => slot === 'phone') || (words <= longestNo && isName(marked))
  return isTold && !refuses.test(text) ? 'yes' : undefined
}

function lacksNumber(text: string, marked: readonly Span[]): boolean {
  const isElse = marked.some(({ slot }) => slot === 'name' || slot === 'phone')
  return !isElse && lacks.test(text) && !hasOrderNumber(text)
}

// Questions are the most of what was learned, and not of what callers say.
const questionShare = 0.5

/** How likely each meaning is, where questions are no more frequent than wishes. */
function evenly(intents: readonly Intent[]): readonly Intent[] {
  const weigh = ({ id, confidence }: Intent) =>
    id === 'q-topic' ? confidence * questionShare : confidence
  const all = intents.reduce((sum, intent) => sum + weigh(intent), 0)
  return intents
    .map((intent) => ({ id: intent.id, confidence: weigh(intent) / (all || 1) }))
    .toSorted((a, b) => b.confidence - a.confidence)
}

/** What is asked in a sentence of its own counts, whatever story is told around it. */
function wantsIn(text: string, rank: (part: string) => readonly Intent[]): Wants {
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

function groups(intents: readonly Intent[]): Wants {
  const hours = intents.filter(({ id }) => id.startsWith('q-hours-'))
  const [first = none] = hours
  return {
    hours: { id: first.id, confidence: hours.reduce((sum, one) => sum + one.confidence, 0) },
    topic: intents.find(({ id }) => id === 'q-topic') ?? none,
    others: intents.filter(({ id }) => !id.startsWith('q-')),
  }
}

const isTaskOf = (plan: TradePlan, { id }: Intent) => taskFor(plan, id) !== undefined

const none: Intent = { id: 'q-topic', confidence: 0 }

const pointsBack = /\b(?:does|would|will|is|can) (?:that|this)\b|\bmake it\b|\blocked\b/i

/** Of several sentences those that ask for hours: what somebody tells beside them has days and hours of its own. */
function hoursPart(text: string, rank: Rank): string {
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

/** What sentences of the corpus call a question of ours. */
function askedAs(asked: string): string {
  if (/^(?:place|address|pickup|dropoff)$/.test(asked)) return 'place'
  if (asked === 'arrival' || asked === 'nights') return 'when'
  if (asked === 'passengers') return 'guests'
  return isWordFact(asked) ? 'topic' : asked
}
