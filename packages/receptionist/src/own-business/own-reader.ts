import type { BusinessSetup } from '@nightdesk/contracts'
import {
  cutIntoWords,
  type Intent,
  type Read,
  type Reading,
  type Span,
} from '@nightdesk/understanding'
import { asksToComeBy, isAboutHours, namesHours } from './hours-question.ts'
import { hoursTopic } from './own-script.ts'
import { createFindQuestion, type MeaningTools } from './same-meaning.ts'
import { isTask, rest, trusted, wished } from './told-facts.ts'
import { type TradePlan, tradePlans, wordFacts } from './trade-plans.ts'
import {
  asksForFact,
  asksForOpening,
  isAboutEarlier,
  isAfterwards,
  isEmployer,
  isQuestion,
  isRequest,
  wantedTask,
  wantsMessage,
} from './wanted-task.ts'

/** What every reader knows, whatever its trade. */
const moods = new Set(
  'yes no wait repeat refuse unsure human robot hello smalltalk upset language thanks bye emergency change cancel drop another complaint bill lost'.split(
    ' ',
  ),
)

const asides = 'wait repeat refuse unsure human robot bye drop'.split(' ')
// What a reader of another trade says about facts that it was not asked for is believed from here on.
const believed = 0.55
const openQuestions = new Set(['open', 'more', 'offer'])

/** Reads callers of a visitor's business: with what was learned for the nearest trade, and with the words of the setup. */
export function ownReader(setup: BusinessSetup, read: Read, tools: MeaningTools): Read {
  const plan = tradePlans[setup.trade]
  const findQuestion = createFindQuestion(setup.questions, tools)

  /** What is asked for, where it is no clear request for something else. */
  function topicsIn(text: string, wanted: Intent | undefined, isOpen: boolean): readonly Intent[] {
    const isAsked = isQuestion(text)
    const isFact = asksForFact(text)
    const isVisit = asksToComeBy(text)
    // A question is no booking, whatever things it names.
    const wish =
      isFact && wanted?.id !== 'message' ? least(wanted?.confidence) : (wanted?.confidence ?? 0)
    const isNamed = namesHours(text)
    const isHours =
      (wish > clear && !isVisit) || (!isOpen && !isAsked) ? isNamed : isAboutHours(text)
    if (!isAsked && wish > 0 && !isHours) return []
    // Whoever clearly wants something, and asks nothing beside it, gets it.
    const own = wish >= sureWish && !isFact ? undefined : findQuestion(text, isAsked)
    const enough = wish > clear || (isNamed && isAsked) || !isOpen ? surely : 0
    if (own && (isAsked || isHours || own.score >= surely) && own.score >= enough)
      return [{ id: `q-own-${own.index}`, confidence: 0.95 }]
    if (isHours && wish < sureWish) return [{ id: `q-${hoursTopic}${text}`, confidence: 0.95 }]
    return isAsked && asksWhere.test(text) && wish === 0 ? [{ id: 'q-town', confidence: 0.9 }] : []
  }

  return (said, { asked }) => {
    const text = withMonths(said)
    const base = read(text, {
      asked:
        wordFacts.some((fact) => fact === asked) && asked !== 'pickup' && asked !== 'dropoff'
          ? 'open'
          : asked,
    })
    const isOpen = openQuestions.has(asked)
    const kept = base.intents.filter(
      ({ id }) =>
        moods.has(id) &&
        (id !== 'emergency' || danger.test(text)) &&
        (!isAnswerTo(asked, text) || !matters.has(id)),
    )
    const wanted = wantedIn(text, setup, plan, base, isOpen)
    const topics = isAnswerTo(asked, text) ? [] : topicsIn(text, wanted[0], isOpen)
    const isOnlyAsked = isOpen && asksForFact(text) && (wanted[0]?.confidence ?? 0) < sureWish
    const own = topics.length > 0 ? topics : isOnlyAsked ? [] : wanted
    const intents = withOwn(kept, own, { text, asked, isOpen })
    const marked = trusted(text, asked, base.spans)
    return { text, intents, spans: spansFor(text, asked, marked, intents) }
  }
}

const month = new RegExp(
  '\\bthe (\\w+) (to|until|till|through) the (\\w+) of (january|february|march|april|may|june|july|august|september|october|november|december)\\b',
  'i',
)

/** "From the 10th to the 12th of December" says the month once, and means it twice. */
const withMonths = (text: string) => text.replace(month, '$4 $1 $2 $4 $3')

const danger =
  /\b(?:emergency|ambulance|nine one one|911|fire|unconscious|breath(?:e|ing)|chest|heart attack|stroke|overdose|bleeding|dying|collapsed|help)\b/i

/** Whoever tells what it is about may sound like it. */
const matters = new Set(['complaint', 'bill', 'lost', 'upset', 'change', 'cancel', 'smalltalk'])

const surely = 0.75
// A wish that stands beside a question counts little.
const least = (confidence = 0) => Math.min(confidence, 0.4)

/** "The beginner class" answers what was asked, and asks nothing, whatever it has in common with a question. */
const isAnswerTo = (asked: string, text: string) =>
  wordFacts.some((fact) => fact === asked) && !isQuestion(text) && !namesHours(text)
const sureWish = 0.9
const asksWhere =
  /\b(?:where (?:are|is|abouts)|located|location|(?:your|the|what'?s the|what is the) address|which (?:town|city|part)|what (?:town|city|part)|how do i (?:get|find)|directions)\b/i

/** Tasks that are wanted, the surest first. */
function wantedIn(
  text: string,
  { trade }: BusinessSetup,
  { tasks, modelIntent }: TradePlan,
  { intents, spans }: Reading,
  isOpen: boolean,
): readonly Intent[] {
  if (isAboutEarlier(text) && isOpen && trade !== 'ecommerce-markets')
    return [{ id: 'change', confidence: 0.95 }]
  if (saysGoodbye.test(text)) return []
  const isForPerson =
    isOpen &&
    ((trade === 'recruitment-staffing' && isEmployer(text)) ||
      (trade !== 'ecommerce-markets' && isAfterwards(text)))
  if (wantsMessage(text) || isForPerson) return [{ id: 'message', confidence: 0.9 }]
  const isDated = spans.some(({ slot }) => /^(?:day|time|arrival)$/.test(slot))
  const [first = 'message'] = tasks
  if (isOpen && isDated && asksForOpening(text)) return [{ id: first, confidence: 0.9 }]
  const found = wantedTask(text, trade)
  if (found && (isOpen || found.confidence >= 0.9))
    return [{ id: found.task, confidence: found.confidence }]
  const learned = intents.find(({ id }) => id === modelIntent)
  const isLearned = learned && learned.confidence >= believed && !isQuestion(text)
  // Whoever wants something on a day wants what callers of this trade want.
  const isWanted = isDated && isRequest(text)
  return isOpen && (isLearned || isWanted)
    ? [{ id: first, confidence: isLearned && isRequest(text) ? 0.65 : 0.55 }]
    : []
}

const saysGoodbye =
  /^(?:(?:no|nope|ok|okay|thanks|great|all right)[,. ]+)*(?:that(?:'s|’s| is|'ll|’ll| will) (?:it|all|be all|do|do it|everything)\b|have an? (?:good|nice|great)|bye)/i

type Said = { readonly text: string; readonly asked: string; readonly isOpen: boolean }

const clear = 0.5

/** Our own meanings, and the moods that do not speak against them. */
function withOwn(
  kept: readonly Intent[],
  own: readonly Intent[],
  { text, asked, isOpen }: Said,
): readonly Intent[] {
  if (own.length > 0) {
    // Readers of other trades take many a question of this one for a mood.
    const isAsked = own[0]?.id.startsWith('q-') === true
    const beside = kept.filter(
      ({ id, confidence }) =>
        /^(?:human|robot|emergency|upset|another|yes|no)$/.test(id) &&
        confidence >= (isAsked && /^(?:robot|upset)$/.test(id) ? surely : clear),
    )
    return [...own, ...beside]
  }
  if (kept.some(({ confidence }) => confidence >= clear)) return kept
  const words = cutIntoWords(text).length
  const isAsked = (isOpen ? isQuestion(text) : asksForFact(text)) && words > 2
  if (isAsked && (isOpen || text.includes('?')))
    return [{ id: 'q-unknown', confidence: 0.7 }, ...kept]
  // A story that fits nothing is a message.
  const isStory = asked === 'open' && words > 4 && kept.length === 0
  return isStory ? [{ id: 'message', confidence: 0.6 }] : kept
}

/** Facts as the reader marked them, and the words themselves where they are what was asked for. */
function spansFor(
  text: string,
  asked: string,
  spans: readonly Span[],
  intents: readonly Intent[],
): readonly Span[] {
  const first = intents[0]?.id ?? ''
  const whole = (slot: string): Span => ({ slot, text, from: 0, to: text.length, confidence: 1 })
  if (first === 'message' || first === 'q-unknown')
    return asked === 'open' || asked === 'more' ? [...personal(spans), whole('about')] : spans
  const isShort = /^(?:yes|no)$/.test(first) && cutIntoWords(text).length < 3
  const isAnswer = !first.startsWith('q-') && !asides.includes(first) && !isShort
  const isFree = wordFacts.some((fact) => fact === asked)
  if (isFree && isAnswer && !spans.some(({ slot }) => slot === asked))
    return [...spans.filter(({ slot }) => slot !== 'wish'), ...rest(text, asked, spans)]
  const isWished = (intents[0]?.confidence ?? 0) > guessed && isTask(first)
  return isWished ? [...spans, ...wished(text, first, spans)] : spans
}

const guessed = 0.6

const personal = (spans: readonly Span[]) =>
  spans.filter(({ slot }) => /^(?:name|spelled|phone|email)$/.test(slot))
