import type { Intent } from '@nightdesk/understanding'
import { isWordFact, matterFor, openQuestions, taskFor, type TradePlan } from './trade-plans.ts'

/** What words want, together: they are about hours, some other question, or something else. */
export type Wants = {
  readonly hours: Intent
  readonly topic: Intent
  readonly others: readonly Intent[]
}

const likely = 0.2
// Beside a wish, a question must be clear.
export const clear = 0.5
const certain = 0.8

export type Moment = {
  readonly asked: string
  readonly plan: TradePlan
  readonly isFact: boolean
  /** They speak of something they have got, or should have got. */
  readonly isBought: boolean
  readonly words: number
  /** They begin with a yes, and have nothing against it. */
  readonly isAgreed: boolean
}

/** What is wanted, in the terms of the trade, the likeliest first. */
export function meaningsOf(
  wants: Wants,
  question: Intent | undefined,
  moment: Moment,
): readonly Intent[] {
  const { asked, plan, isFact: isToKnow, words } = moment
  const isOpen = openQuestions.has(asked)
  const sums = new Map<string, number>()
  for (const { id, confidence } of inTrade(wants.others, moment)) {
    const task = asked === 'open' ? (matterFor(plan, id) ?? taskFor(plan, id)) : taskFor(plan, id)
    // An answer to a question of ours is for the task in hand.
    if (id === 'book' && !isOpen) continue
    // "Yes, and have somebody call me about the bill" leaves what was read back as it is.
    if (asked === 'confirm' && (id === 'message' || (task && moment.isAgreed))) continue
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
  const isUnknown = question?.id.startsWith('q-unknown') === true
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
