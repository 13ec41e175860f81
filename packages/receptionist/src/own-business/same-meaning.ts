import type { Intent, Rank, WordTable } from '@nightdesk/understanding'
import { similar, stemOf, weigh, type Weighed } from './word-likeness.ts'

/** What somebody else wrote a question and an answer for. */
export type KnownQuestion = { readonly question: string; readonly answer: string }

/** The question that is likest to what a caller asks; from about one on, it means the same. */
export type FindQuestion = (text: string) => FoundQuestion | undefined

export type FoundQuestion = {
  readonly index: number
  readonly score: number
  /** It asks for a price or for how long, of which nothing was said. */
  readonly isOfThingOnly: boolean
  /** "What would that cost?": of whatever was spoken of, where the question is about one thing. */
  readonly isOfAnything: boolean
  /** From 0 to 1: how clear it is what is asked about, whether the owner wrote of it or not. */
  readonly clarity: number
}

export type MeaningTools = {
  readonly words: WordTable
  /** What was learned about the questions that businesses are asked: whatever it takes for the same is the same. */
  readonly rank: Rank
  /** Whether such a business is asked about a topic. */
  readonly isTopic: (id: string) => boolean
}

// Two that may be of any topic are alike by that, and yet have nothing in common.
const fewWords = 0.15
const vaguely = 0.2
// What other trades are asked may be asked here too.
const ofOtherTrades = 0.3
// An answer tells less of what its question is about.
const answerShare = 0.5

/** By the words that both have in common, and by what both are taken for. */
export function createFindQuestion(
  known: readonly KnownQuestion[],
  { words, rank, isTopic }: MeaningTools,
): FindQuestion {
  const ranked = (text: string) => rank(text, { asked: 'open' }).filter(({ id }) => isAbout(id))
  // Whatever the trade, what the owner wrote is asked there.
  const written = new Set(known.map(({ question }) => ranked(question)[0]?.id))
  const topicsOf = (text: string) =>
    topicShares(
      ranked(text).map(({ id, confidence }) => ({
        id,
        confidence: isTopic(id) || written.has(id) ? confidence : ofOtherTrades * confidence,
      })),
    )
  const entries = known.map(({ question, answer }) => ({
    question: weigh(question, words),
    answer: weigh(answer, words),
    topics: topicsOf(question),
    allTopics: topicsOf(`${question} ${answer}`),
    // "Yes, for small businesses" says nothing without its question.
    answerTopics: /^(?:yes|no)\b/i.test(answer) ? noTopics : topicsOf(answer),
  }))
  return (text) => {
    const said = weigh(text, words)
    if (said.length === 0) return undefined
    const topics = topicsOf(text)
    const clarity = ranked(text)[0]?.confidence ?? 0
    return entries
      .map((entry, index) => {
        const alike = agreement(topics, entry.topics)
        const alikeInAll = agreement(topics, entry.allTopics)
        const isInAnswer = isClearlyBoth(topics, entry.answerTopics)
        const byWords = scoreOf(said, entry)
        const isGuess = byWords < fewWords && (surest(topics)?.[1] ?? 0) < vaguely
        const score = isGuess
          ? byWords
          : byWords + alike + (isInAnswer ? 1 : answerShare * alikeInAll)
        const isOther =
          isOtherAspect(said, entry) ||
          isOtherTopic(topics, entry) ||
          isPriceOfOther(said, entry, surest(topics)?.[0])
        const share = isOther ? otherAspect : 1
        return {
          index,
          score: share * score,
          isOfThingOnly: lacksAspect(said, entry.question),
          isOfAnything: has(said, prices) && !said.some(isThing) && entry.question.some(isThing),
          clarity,
        }
      })
      .toSorted((a, b) => b.score - a.score)[0]
  }
}

type Shares = ReadonlyMap<string, number>

const noTopics: Shares = new Map()

const notTopics = /^q-(?:hours-|other$)/

const isAbout = (id: string) => id.startsWith('q-') && !notTopics.test(id)

/** How likely each topic is, where it is one of them. */
function topicShares(topics: readonly Intent[]): Shares {
  const all = topics.reduce((sum, { confidence }) => sum + confidence, 0)
  return new Map(topics.map(({ id, confidence }) => [id, all > 0 ? confidence / all : 0]))
}

/** From 0 to 1: how far two are taken for the same (the Bhattacharyya coefficient). */
function agreement(some: Shares, others: Shares): number {
  return [...some].reduce((sum, [id, share]) => sum + Math.sqrt(share * (others.get(id) ?? 0)), 0)
}

// What a caller asks is told in many words, and what an owner writes in few.
const clearlyAsked = 0.4
const clearlyWritten = 0.7
const hardlyAsked = 0.25
const hardlyWritten = 0.05

/** Both are clearly of a topic, each of another: whoever asks for gluten wants no vegetarian dishes. */
function isOtherTopic(asked: Shares, written: { topics: Shares; answerTopics: Shares }): boolean {
  const [askedTopic = '', askedShare = 0] = surest(asked) ?? []
  const [topic = '', writtenShare = 0] = surest(written.topics) ?? []
  const isAsked = (asked.get(topic) ?? 0) >= hardlyAsked * askedShare
  // "Just water and a towel. We have the rest" is said of mats as well.
  const isInAnswer = (written.answerTopics.get(askedTopic) ?? 0) >= hardlyWritten
  return askedShare >= clearlyAsked && writtenShare >= clearlyWritten && !isAsked && !isInAnswer
}

/** "Cancel anytime" answers whoever asks to be let out, whatever it was written for. */
function isClearlyBoth(asked: Shares, written: Shares): boolean {
  const [topic, share = 0] = surest(asked) ?? []
  const [same, sameShare = 0] = surest(written) ?? []
  return topic === same && share >= clearlyAsked && sameShare >= clearlyWritten
}

const surest = (shares: Shares) => [...shares].toSorted(([, a], [, b]) => b - a)[0]

type Entry = {
  readonly question: readonly Weighed[]
  readonly answer: readonly Weighed[]
}

// What is asked about a thing, and not the thing itself.
const aspects = new Set(
  'price cost charge fee rate pay dollars soon long start time first kind work day days free extra new minimum month year good okay offer place best help policy safe order buy sell'
    .split(' ')
    .map(stemOf),
)
const isThing = ({ stem }: Weighed) => !aspects.has(stem)

/** How much of what is said the question knows, and how much of the question is said. */
function scoreOf(said: readonly Weighed[], { question, answer }: Entry): number {
  const best = (word: Weighed, among: readonly Weighed[]) =>
    Math.max(0, ...among.map((other) => similar(word, other)))
  const sum = (words: readonly Weighed[], of: (word: Weighed) => number) =>
    words.reduce((total, word) => total + word.weight * of(word), 0)
  const all = (words: readonly Weighed[]) =>
    Math.max(
      0.5,
      sum(words, () => 1),
    )
  const toldIn = (word: Weighed) => best(word, said)
  const known = sum(said, (word) => Math.max(best(word, question), 0.6 * best(word, answer)))
  // Long stories around a question count little.
  const precision = Math.min(1, known / Math.max(0.5, Math.min(all(said), 2.5)))
  const recall = sum(question, toldIn) / all(question)
  const score = 0.5 * precision + 0.5 * recall
  // "What does it cost?" is no question about everything that has a price.
  const things = question.filter(isThing)
  const isOfThing = things.length === 0 || things.some((word) => toldIn(word) > 0.4)
  const isInAnswer = said.some((word) => isThing(word) && best(word, answer) > 0.8)
  return isOfThing ? score : isInAnswer ? 0.7 * score : 0.35 * score
}

// Topics of what anything costs; that of a membership says what.
const pricesOfAnything = /^q-(?:price|fare)$/

/** "What would a bus to Atlantic City run me?": what a ride to the airport costs is no answer. */
function isPriceOfOther(
  said: readonly Weighed[],
  { question, answer }: Entry,
  topic: string | undefined,
): boolean {
  if (!pricesOfAnything.test(topic ?? '') || !has(question, prices)) return false
  const things = question.filter(isThing)
  const isTold = (thing: Weighed) => said.some((word) => similar(word, thing) > 0.4)
  const known = [...question, ...answer]
  const isElse = (word: Weighed) =>
    isThing(word) && word.weight >= rather && !known.some((one) => similar(word, one) > 0.4)
  return !things.every(isTold) && said.some(isElse)
}
// Common words name nothing.
const rather = 0.7

const stems = (words: string) => new Set(words.split(' ').map(stemOf))
const prices = stems('price cost charge fee rate')
const askedPrices = stems('price cost charge fee rate pay')
const lengths = stems('soon long')
const knownPrices = stems('price cost charge fee rate pay dollars free percent discount bill')
const knownLengths = stems('soon long minutes hours days weeks months ahead advance early')
// The right answer to another question is a wrong one.
const otherAspect = 0.6

const has = (words: readonly Weighed[], of: ReadonlySet<string>) =>
  words.some(({ stem }) => of.has(stem))

function lacksAspect(said: readonly Weighed[], question: readonly Weighed[]): boolean {
  const isLacking = (asked: ReadonlySet<string>, told: ReadonlySet<string>) =>
    has(question, asked) && !has(said, told)
  return isLacking(prices, knownPrices) || isLacking(lengths, knownLengths)
}

/** The price is asked for, and nothing of it is known there; or how long it takes. */
function isOtherAspect(said: readonly Weighed[], { question, answer }: Entry): boolean {
  const isKnown = (of: ReadonlySet<string>) => has(question, of) || has(answer, of)
  const isPrice = has(said, askedPrices) && !has(said, lengths)
  const isLength = has(said, lengths) && !has(said, askedPrices)
  return (isPrice && !isKnown(knownPrices)) || (isLength && !isKnown(knownLengths))
}
