import type { Read, WordTable } from '@nightdesk/understanding'
import { similar, stemOf, weigh, type Weighed } from './word-likeness.ts'

/** What somebody else wrote a question and an answer for. */
export type KnownQuestion = { readonly question: string; readonly answer: string }

/** Finds the question that means the same as what a caller asks, or none where that is not sure. */
export type FindQuestion = (
  text: string,
  isAsked?: boolean,
) => { readonly index: number; readonly score: number } | undefined

export type MeaningTools = {
  readonly words: WordTable
  /** Readers that learned what callers ask in other trades: whatever they take for one question is one. */
  readonly reads: readonly Read[]
}

// A clear question needs less, where nothing else comes near; what is only told needs more.
const sure = 0.5
const sureAsked = 0.36
const margin = 0.08
const marginAsked = 0.14
// Where no other question has anything of what is asked.
const alone = 0.28

type Ranked = { readonly index: number; readonly score: number }

export function createFindQuestion(
  known: readonly KnownQuestion[],
  tools: MeaningTools,
): FindQuestion {
  const rank = createRank(known, tools)
  return (text, isAsked = text.includes('?')) => {
    const [best, second] = rank(text)
    if (!best) return undefined
    const lead = best.score - (second?.score ?? 0)
    if (best.score >= sure && lead >= margin) return best
    const isLikely = best.score >= sureAsked && lead >= marginAsked
    const isAlone = best.score >= alone && lead >= 0.8 * best.score
    return isAsked && (isLikely || isAlone) ? best : undefined
  }
}

/** All known questions, the likeliest first; none where nothing of weight is said. */
export function createRank(
  known: readonly KnownQuestion[],
  { words, reads }: MeaningTools,
): (text: string) => readonly Ranked[] {
  const entries = known.map(({ question, answer }) => ({
    question: weigh(question, words),
    answer: weigh(answer, words),
    topics: topicsOf(question, reads),
  }))
  return (text) => {
    const topics = topicsOf(text, reads)
    const said = weigh(text, words)
    const hints = weigh(namesOf(topics), words)
    if (said.length === 0) return []
    return entries
      .map((entry, index) => ({ index, score: scoreOf({ said, hints, topics }, entry) }))
      .toSorted((a, b) => b.score - a.score)
  }
}

type Entry = {
  readonly question: readonly Weighed[]
  readonly answer: readonly Weighed[]
  readonly topics: Topics
}

type Said = {
  readonly said: readonly Weighed[]
  /** The names of what readers of other trades take it for. */
  readonly hints: readonly Weighed[]
  readonly topics: Topics
}

// What is asked about a thing, and not the thing itself.
const aspects = new Set(
  'price cost charge fee rate pay dollars soon long start time first kind work day days free extra new minimum month year good okay offer place best help policy safe order buy sell'
    .split(' ')
    .map(stemOf),
)
const isThing = ({ stem }: Weighed) => !aspects.has(stem)

/** How much of what is said the question knows, how much of the question is said, and what readers take both for. */
function scoreOf({ said, hints, topics }: Said, entry: Entry): number {
  const best = (word: Weighed, among: readonly Weighed[]) =>
    Math.max(0, ...among.map((other) => similar(word, other)))
  const sum = (words: readonly Weighed[], of: (word: Weighed) => number) =>
    words.reduce((total, word) => total + word.weight * of(word), 0)
  const all = (words: readonly Weighed[]) =>
    Math.max(
      0.5,
      sum(words, () => 1),
    )
  const { question, answer } = entry
  const toldIn = (word: Weighed) => Math.max(best(word, said), hinted * best(word, hints))
  const known = sum(said, (word) => Math.max(best(word, question), 0.6 * best(word, answer)))
  // Long stories around a question count little.
  const precision = Math.min(1, known / Math.max(0.5, Math.min(all(said), 2.5)))
  const recall = sum(question, toldIn) / all(question)
  const shared = sharedTopics(topics, entry.topics)
  const score = 0.5 * precision + 0.5 * recall + shared
  // "What does it cost?" is no question about everything that has a price.
  const things = question.filter(isThing)
  const isOfThing =
    things.length === 0 ||
    sharedTopics(topics, entry.topics, isOfThings) > 0 ||
    things.some((word) => toldIn(word) > 0.4)
  const isInAnswer = said.some((word) => isThing(word) && best(word, answer) > 0.8)
  const fitting = isOtherAspect(said, question, answer) ? 0.75 * score : score
  return isOfThing ? fitting : isInAnswer ? 0.7 * fitting : 0.35 * fitting
}

const prices = new Set('price cost charge fee rate'.split(' ').map(stemOf))
const lengths = new Set('soon long start'.split(' ').map(stemOf))

/** The price is asked for, and the question knows how long it takes; or the other way round. */
function isOtherAspect(
  said: readonly Weighed[],
  question: readonly Weighed[],
  answer: readonly Weighed[],
): boolean {
  const has = (words: readonly Weighed[], of: ReadonlySet<string>) =>
    words.some(({ stem }) => of.has(stem))
  const isPaid = has(answer, new Set([stemOf('dollars'), stemOf('free')]))
  const isPrice = has(said, prices) && !has(said, lengths)
  const isLength = has(said, lengths) && !has(said, prices)
  return (
    (isPrice && has(question, lengths) && !isPaid) ||
    (isLength && has(question, prices) && !has(answer, lengths))
  )
}

const hinted = 0.8
const likely = 0.3

type Topics = readonly (readonly { readonly id: string; readonly confidence: number }[])[]

/** What each reader takes it for, the surest first. */
function topicsOf(text: string, reads: readonly Read[]): Topics {
  return reads.map((read) =>
    read(text, { asked: 'open' }).intents.filter(
      ({ id, confidence }) => id.startsWith('q-') && !general.has(id) && confidence >= likely,
    ),
  )
}

// They are of everything, or of what a setup's questions are not about.
const general = new Set(['q-other', 'q-hours', 'q-job', 'q-industries', 'q-unknown'])
const surelyMeant = 0.6

/** Topics are named by the words for them: `q-late-arrival`. */
function namesOf(topics: Topics): string {
  return topics
    .flat()
    .filter(({ confidence }) => confidence >= surelyMeant)
    .map(({ id }) => id.slice(2).replaceAll('-', ' '))
    .join(' ')
}

const most = 0.3
const isOfThings = (id: string) => !/^q-(?:price|payment|rates|how-long|available)$/.test(id)

/** As much as the surest reader is sure that both are one thing. */
function sharedTopics(a: Topics, b: Topics, isCounted?: (id: string) => boolean): number {
  const both = a.flatMap((topics, at) =>
    topics.flatMap(({ id, confidence }) => {
      const other = b[at]?.find((entry) => entry.id === id)
      return other && (isCounted?.(id) ?? true) ? [Math.min(confidence, other.confidence)] : []
    }),
  )
  return both.length > 0 ? most * Math.max(...both) : 0
}
