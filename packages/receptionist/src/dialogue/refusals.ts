import type { Read } from '@nightdesk/understanding'
import { refusedIn, type Refused } from '../kinds/refused.ts'
import { isUsual } from '../kinds/wishes.ts'
import { answerOf, type Script } from '../script.ts'
import type { State } from '../state.ts'
import { topicsIn, topicsOf } from './asked-topics.ts'
import type { Meaning } from './interpret.ts'

/** What somebody wants none of, and the questions of this desk that it is about. */
export type Refusal = Refused & { readonly topics: readonly string[] }

export type Refusals = {
  readonly of: readonly Refusal[]
  /** What is asked beside them. */
  readonly topicsBeside: readonly string[]
}

const clear = 0.5
const mostLearned = 4

export function refusalsIn(read: Read, script: Script, state: State, text: string): Refusals {
  const found = refusedIn(text)
  if (found.length === 0) return { of: [], topicsBeside: [] }
  const meant = (said: string) => read(said, { asked: 'open' }).intents
  const topicsOfIt = (said: string) => {
    const isBrief = said.split(' ').length <= mostLearned
    const likely = isBrief ? meant(said).filter(({ confidence }) => confidence >= clear) : []
    return topicsIn(
      script,
      likely.map(({ id }) => id),
    )
  }
  const of = found.map((one) => Object.assign({ topics: topicsOfIt(one.text) }, one))
  const beside = blotted(text, of, ' ').replaceAll(/\s+/g, ' ').trim()
  const isAlone = beside.split(' ').length < fewestAsked
  return { of, topicsBeside: isAlone ? [] : topicsOf(script, state, beside, meant(beside)) }
}

const fewestAsked = 3

/** Whether it is one of the things that this desk writes down. */
export const isOffered = (script: Script, { text, topics }: Refusal): boolean =>
  isUsual(text) || topics.some((topic) => answerOf(script, topic)?.wish !== undefined)

export const blotted = (text: string, stretches: readonly Refused[], by: string): string =>
  stretches.reduce(
    (rest, { from, to }) => rest.slice(0, from) + by.repeat(to - from) + rest.slice(to),
    text,
  )

/** What is said beside a refusal. What is refused is no request and is not asked about. */
export function beside(meaning: Meaning, refused: readonly Refusal[]): Meaning {
  if (refused.length === 0) return meaning
  const isIn = ({ from, to }: Refused) => refused.some((one) => from < one.to && to > one.from)
  const topics = new Set(refused.flatMap((one) => one.topics))
  return {
    ...meaning,
    refused,
    spans: meaning.spans.filter((span) => span.slot !== 'wish' || !isIn(span)),
    topics: meaning.topics.filter(
      (topic) => !topics.has(topic) || meaning.refusals.topicsBeside.includes(topic),
    ),
  }
}
