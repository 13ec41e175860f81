import type { TradeId } from '@nightdesk/contracts'
import {
  cutIntoWords,
  type Intent,
  type Mark,
  months,
  type Rank,
  type Read,
  type Span,
} from '@nightdesk/understanding'
import {
  agrees,
  bought,
  isFact,
  lacks,
  mayAsk,
  refuses,
  wantsNoBooking,
  withoutMeant,
} from './asking-words.ts'
import { hasOrderNumber, spotOrderNumber } from './order-number.ts'
import { hoursKinds } from './hours-question.ts'
import { hoursTopic } from './own-script.ts'
import { spansFor } from './own-spans.ts'
import type { FindQuestion } from './same-meaning.ts'
import { trusted, withPlaces } from './told-facts.ts'
import {
  isWordFact,
  matterFor,
  openQuestions,
  taskFor,
  type TradePlan,
  tradePlans,
} from './trade-plans.ts'

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
const likely = 0.2
// Beside a wish, a question must be clear.
const clear = 0.5
const certain = 0.8

/** Reads callers of a visitor's business: what they want, which of the setup's questions they ask, and the facts they tell. */
export function ownReader(trade: TradeId, reading: OwnReading): Read {
  const { mark, rank, markTrade, findQuestion, asksWhere } = reading
  const plan = tradePlans[trade]

  /** The answer that is asked for: one of the setup's, the hours, the town, or that it is not known. */
  function questionIn(text: string, wants: Wants, asked: string): Intent | undefined {
    // "Getting a title signed" is no question where it was asked for, whatever it sounds like.
    if (isWordFact(asked) && !mayAsk.test(text)) return undefined
    const isHours = wants.hours.confidence > wants.topic.confidence
    const { id, confidence } = isHours ? wants.hours : wants.topic
    const share = Math.min(1, wants.hours.confidence + wants.topic.confidence)
    const own = findQuestion(text)
    // What is asked nearly in the owner's words is asked, whatever else it sounds like.
    // "Could I get a car to the airport?" asks for no price.
    const isWished =
      own?.isOfThingOnly === true &&
      !isFact(text) &&
      wants.others.some((one) => isTaskOf(plan, one) && one.confidence > share)
    if (own && !isWished && text.includes('?') && own.score >= (isFact(text) ? same : surely))
      return { id: `q-own-${own.index}`, confidence: Math.max(share, clear) }
    if (own && own.score >= (isHours ? surely : same))
      return { id: `q-own-${own.index}`, confidence: share }
    const kind = hoursKinds.find((one) => id === `q-hours-${one}`)
    if (kind) return { id: `q-${hoursTopic(kind, hoursPart(text, rank))}`, confidence: share }
    if (asksWhere(text)) return { id: 'q-town', confidence }
    if (!mayAsk.test(text)) return undefined
    return { id: 'q-unknown', confidence: isFact(text) ? Math.max(confidence, clear) : confidence }
  }

  return (said, { asked }) => {
    const text = withoutMeant(withMonths(said))
    const context = { asked: askedAs(asked) }
    const ownMarks = mark(text, context)
    const slots = ownMarks.map(({ slot }) => slot)
    const wants = wantsIn(text, (part) => evenly(rank(part, context, slots)))
    const marked = trusted(
      text,
      asked,
      markTrade ? withPlaces(text, markTrade(text, { asked }), ownMarks) : ownMarks,
    )
    const plainly = plainAnswer(text, { asked, plan }, marked)
    const intents = plainly
      ? [{ id: plainly, confidence: 1 }]
      : meaningsOf(wants, questionIn(text, wants, asked), {
          asked,
          plan,
          isFact: isFact(text),
          isBought: bought.test(text),
          words: cutIntoWords(text).length,
        })
    return { text, intents, spans: spansFor(text, asked, intents, marked) }
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
  const isOfBooking = !openQuestions.has(asked) && asked !== 'about' && !agrees.test(text)
  if (isOfBooking && wantsNoBooking(text)) return 'message'
  if (asked !== 'offer') return undefined
  if (agrees.test(text)) return 'yes'
  const words = cutIntoWords(text).length
  if (refuses.test(text) && words <= longestNo) return 'no'
  // "Would you like me to take a message?" "It's Dennis, 212 …": who tells that has agreed.
  const isTold =
    marked.some(({ slot }) => slot === 'phone') || (words <= longestNo && isName(marked))
  return isTold && !refuses.test(text) ? 'yes' : undefined
}

const isName = (marked: readonly Span[]) => marked.some(({ slot }) => slot === 'name')

function lacksNumber(text: string, marked: readonly Span[]): boolean {
  const isElse = marked.some(({ slot }) => slot === 'name' || slot === 'phone')
  return !isElse && lacks.test(text) && !hasOrderNumber(text)
}

const month = new RegExp(
  `\\bthe (\\w+) (to|until|till|through) the (\\w+) of (${months.join('|')})\\b`,
  'i',
)

/** "From the 10th to the 12th of December" says the month once, and means it twice. */
const withMonths = (text: string) => text.replace(month, '$4 $1 $2 $4 $3')

/** What words want, together: they are about hours, some other question, or something else. */
type Wants = { readonly hours: Intent; readonly topic: Intent; readonly others: readonly Intent[] }

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)

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

type Moment = {
  readonly asked: string
  readonly plan: TradePlan
  readonly isFact: boolean
  /** They speak of something they have got, or should have got. */
  readonly isBought: boolean
  readonly words: number
}

/** What is wanted, in the terms of the trade, the likeliest first. */
function meaningsOf(wants: Wants, question: Intent | undefined, moment: Moment): readonly Intent[] {
  const { asked, plan, isFact: isToKnow, words } = moment
  const isOpen = openQuestions.has(asked)
  const sums = new Map<string, number>()
  for (const { id, confidence } of inTrade(wants.others, moment)) {
    const task = asked === 'open' ? (matterFor(plan, id) ?? taskFor(plan, id)) : taskFor(plan, id)
    // An answer to a question of ours is for the task in hand.
    if (id === 'book' && !isOpen) continue
    // "The beginner class" answers what was asked, whatever else it sounds like.
    const least = words > fewest ? certain : likely
    // But that a person shall hear of it is clear enough at once.
    const isLeft = id === 'message' && asked !== 'about' && words > fewest && confidence >= clear
    if (isWordFact(asked) && !isLeft && (!patience.has(id) || confidence < least)) continue
    // So does "just me and one suitcase", unless it is beyond doubt.
    const isDoubtful = !isOpen && !patience.has(id) && confidence < certain
    if (isDoubtful && !isLeft && asked !== 'confirm') continue
    sums.set(task ?? id, (sums.get(task ?? id) ?? 0) + confidence)
  }
  // Where nothing is asked, it is one of the others.
  const all = question
    ? 1
    : inTrade(wants.others, moment).reduce((sum, { confidence }) => sum + confidence, 0)
  const shares = [...sums].map(([id, confidence]) => ({ id, confidence: confidence / (all || 1) }))
  const others = (asked === 'open' ? pooled(shares) : shares).filter(isLikely)
  const isTask = ({ id }: Intent) => plan.tasks.some((task) => task === id)
  const isWished = others.some(isTask)
  // "I want to order another rug" is no mere no to what was offered.
  const wish = Math.max(0, ...others.filter(isTask).map(({ confidence }) => confidence))
  const said = others.filter(({ id, confidence }) => id !== 'no' || confidence > wish)
  const surest = Math.max(0, ...others.map(({ confidence }) => confidence))
  const isAsked =
    question && question.confidence >= (isOpen && (surest < clear || isToKnow) ? likely : clear)
  // Beside a wish, whatever has no answer is rather part of it; a person reads it with the rest.
  const isUnknown = question?.id === 'q-unknown'
  const matters = isUnknown ? said.filter(isForPerson) : []
  const isPart = isUnknown && !isToKnow && wish > nearly * question.confidence
  if (!isAsked || isPart) return inOrder(said)
  if (isWished && matters.length > 0)
    return [...inOrder(matters), ...said.filter((one) => !isForPerson(one))]
  // Whoever asks wants an answer first; what is wished more than that is wished too.
  return inOrder([
    question,
    ...said.filter((one) => !isTask(one) || (!isToKnow && one.confidence > question.confidence)),
  ])
}

// Little that shops are called for is booked.
const bookedInShops = 0.25
// Who speaks of what was bought hardly orders it.
const boughtBefore = 2

/** How likely each meaning is at a counter: what was learned for all trades knows bookings best. */
function inTrade(intents: readonly Intent[], { asked, plan, isBought }: Moment): readonly Intent[] {
  if (asked !== 'open' || !plan.tasks.includes('case')) return intents
  const weightOf = (id: string) =>
    id === 'book' ? bookedInShops : id === 'case' && isBought ? boughtBefore : 1
  return intents.map(({ id, confidence }) => ({ id, confidence: confidence * weightOf(id) }))
}

// What is asked is hardly likelier than what is wished.
const nearly = 0.8
const forPerson = new Set('message case change cancel complaint bill lost'.split(' '))
const isForPerson = ({ id }: Intent) => forPerson.has(id)

/** A change, a complaint, a message: a person gets the note, so together they weigh against a booking. */
function pooled(intents: readonly Intent[]): readonly Intent[] {
  const [first, ...rest] = inOrder(intents.filter(isForPerson))
  if (!first) return intents
  const confidence = rest.reduce((sum, one) => sum + one.confidence, first.confidence)
  const others = intents.filter((one) => !isForPerson(one))
  if (others.some((one) => one.confidence > confidence)) return intents
  return [{ id: first.id, confidence }, ...others]
}

const inOrder = (intents: readonly Intent[]) =>
  intents.toSorted((a, b) => b.confidence - a.confidence)

const isLikely = ({ confidence }: Intent) => confidence >= likely
const patience = new Set('wait repeat refuse unsure human robot bye drop yes no'.split(' '))
const fewest = 3
