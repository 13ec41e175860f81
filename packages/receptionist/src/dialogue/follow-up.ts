import { deskWords, type Lines, type SpokenAnswer } from '@nightdesk/content'
import { answerOf } from '../script.ts'
import { admitUnknown, offerNext } from './answers.ts'
import { freshFacts, readFacts } from './facts.ts'
import { offerToKnow, offerWhoKnows } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { type Aspect, isOfIts, partThatTells } from './its-aspects.ts'
import { prompt } from './prompt.ts'
import type { Turn } from './turn.ts'

const noGuess: Lines = deskWords.offTopic.slice(1)

/** "So that's free, then?", "come on, a rough number": asked of what was just answered, and answered from it. */
export function followUp(turn: Turn, meaning: Meaning): boolean {
  const { script, state } = turn
  const about = state.lately ? answerOf(script, state.lately) : undefined
  if (!about || !isOnlyOfIt(turn, meaning)) return false
  const aspect = aspectOf(turn, about, meaning)
  if (!aspect) return false
  turn.drop('offer')
  turn.update({ misses: 0, answersInARow: state.answersInARow + 1 })
  if (aspect === 'limit') sayLimit(turn, meaning)
  else sayPart(turn, about, aspect, meaning)
  if (!turn.state.offer) prompt(turn)
  return true
}

const fewestWords = 4

/** Nothing else is wanted, told or asked in the same breath, but what its price would be called elsewhere. */
function isOnlyOfIt(turn: Turn, meaning: Meaning): boolean {
  const { topics, matter, spans, intents } = meaning
  const { script, state } = turn
  const isPrice = (topic: string) =>
    topic === state.lately || script.priceTopics?.includes(topic) === true
  const likeliest = [...intents].find((id) => !besides.has(id)) ?? ''
  // "The time", after what was read back, points at a fact of it.
  const isPointing = state.current?.isReadBack === true && meaning.words < fewestWords
  if (matter || isPointing || !topics.every(isPrice)) return false
  if (!isOfIts(likeliest) && !isPrice(likeliest.replace('q-', ''))) return false
  if (!state.current) return spans.every(({ slot }) => counts.has(slot))
  return freshFacts(readFacts(turn, meaning), state.current.values).length === 0
}

function aspectOf(turn: Turn, about: SpokenAnswer, meaning: Meaning): Aspect | undefined {
  const [learned] = meaning.aspects
  if (learned) return learned
  if (isItsPrice(about, meaning) || isCompared(turn, meaning)) return 'cost'
  return isPriceAgain(turn, about, meaning) ? 'figure' : undefined
}

/** Whoever asks what it costs once more, after an answer without a figure, wants the figure. */
function isPriceAgain(
  { script }: Turn,
  about: SpokenAnswer,
  { topics, intents }: Meaning,
): boolean {
  const isAsked = topics.includes(about.id) || [...intents][0] === `q-${about.id}`
  const isPrice = script.priceTopics?.includes(about.id) === true && isAsked
  return isPrice && !intents.has('repeat') && partThatTells(about, 'figure').length === 0
}

const mostWords = 8
const pointing = /\b(?:it|that|this|they|them|those)\b/i

/** "And I'd pay that per night?", read as the price of a room, where the answer before it told one. */
function isItsPrice(about: SpokenAnswer, { topics, text, words }: Meaning): boolean {
  const isBrief = words <= mostWords && topics.length > 0 && pointing.test(text)
  return isBrief && !ofTheDesk.test(text) && partThatTells(about, 'cost').length > 0
}

const compares =
  /\b(?:it|that|they|this|those|one|them)\b[^.?!]{0,20}\b(?:more (?:than|expensive|money)|cost(?:s|ing)? (?:more|extra)|dearer|pricier|(?:same|different|higher) (?:price|rate|fare))\b/i

/** "Does it cost more than a regular one?": whatever was spoken of before is meant. */
const isCompared = ({ script }: Turn, { topics, text }: Meaning): boolean =>
  compares.test(text) && topics.some((topic) => script.priceTopics?.includes(topic))

const ofTheDesk = /\b(?:rooms?|king|queens?|suites?|stay|rides?|cars?|trips?|fare|cost(?:s)? to)\b/i

/** "No, I'm only asking if it's free", "wait, it costs extra?" */
const besides: ReadonlySet<string> = new Set('yes no wait repeat drop upset thanks'.split(' '))

/** "Fifty bucks", "two kids": in such a question, numbers are none of a task. */
const counts: ReadonlySet<string> = new Set(
  'guests passengers nights rooms wish luggage time'.split(' '),
)

function sayPart(turn: Turn, about: SpokenAnswer, aspect: Aspect, meaning: Meaning): void {
  const { script, state } = turn
  const own = partThatTells(about, aspect)
  const other = aspect === 'cost' && own.length === 0 ? script.costOf?.(about.id) : undefined
  const answer = other === undefined ? about : answerOf(script, other)
  const said = other === undefined ? own : (answer?.answer ?? [])
  const times = state.used[`told ${about.id}`] ?? 0
  const isToldTwice = times > 1 && said.every((clause) => state.said.includes(clause))
  if (isToldTwice) {
    turn.sayOne(deskWords.allKnown)
    if (!state.current) offerToKnow(turn, meaning.text)
    return
  }
  if (said.length > 0 && answer) {
    turn.update({
      used: { ...state.used, [`told ${about.id}`]: times + 1 },
      ...(other !== undefined && { answered: [other, ...state.answered] }),
    })
    turn.sayNew(said)
    if (!state.current) offerNext(turn, [answer], meaning)
    return
  }
  admitUnknown(turn, meaning, aspect === 'figure' ? noGuess : deskWords.offTopic)
  if (turn.state.offer || state.current) return
  if (about.offer) offerNext(turn, [about], meaning)
  else offerWhoKnows(turn, meaning.text)
}

/** Who knows whether two of them will do; asked again, nothing more is known. */
function sayLimit(turn: Turn, meaning: Meaning): void {
  const { script, state } = turn
  const isSaid = script.limit?.every((clause) => state.said.includes(clause)) ?? true
  if (isSaid) admitUnknown(turn, meaning, deskWords.allKnown)
  else turn.sayNew(script.limit ?? [])
  if (!state.current && !turn.state.offer) offerToKnow(turn, meaning.text)
}
