import type { SpokenAnswer } from '@nightdesk/content'
import { answerOf, type Script } from '../script.ts'
import type { Meaning } from './interpret.ts'
import { type Aspect, partThatTells } from './its-aspects.ts'
import type { Turn } from './turn.ts'

/** "Do you have parking, and what's it gonna set me back?" asks for no other price than that of the parking. */
export function withItsPrice(
  script: Script,
  topics: readonly string[],
  aspects: readonly Aspect[],
  lately: string,
): readonly string[] {
  const { priceTopics = [] } = script
  if (!aspects.includes('cost')) {
    const isOfNothing = topics.length === 0 && aspects.includes('figure') && lately === ''
    return isOfNothing ? priceTopics.slice(0, 1) : topics
  }
  const own = topics.filter((topic) => !priceTopics.includes(topic))
  const [first] = own
  if (first === undefined)
    return topics.length > 0 || lately !== '' ? topics : priceTopics.slice(0, 1)
  const answer = answerOf(script, first)
  const isTold = !answer || partThatTells(answer, 'cost').length > 0
  const cost = isTold ? undefined : script.costOf?.(first)
  return cost === undefined ? own : [...own, cost]
}

/** Whether a price is asked for that none of the answers tells. */
export function isUntold(
  { priceTopics = [] }: Script,
  answers: readonly SpokenAnswer[],
  { aspects }: Meaning,
): boolean {
  const tellsIt = (answer: SpokenAnswer) =>
    priceTopics.includes(answer.id) || partThatTells(answer, 'cost').length > 0
  return aspects.includes('cost') && !answers.some(tellsIt)
}

const measured =
  /\b(?:pounds?|lbs|weighs?|too (?:big|heavy|large|many)|how (?:many|big|heavy)|(?:two|three|four|both|[2-4]) (?:\w+ ){0,2}(?:seats|boosters|dogs|cats|pets|animals|cribs|cots|rollaways|wheelchairs))\b/i

/** "Can I get two car seats?": who knows is said, unless the wish stands on the paper. */
export function isLimitAsked(
  { script, state }: Turn,
  answers: readonly SpokenAnswer[],
  { aspects, text }: Meaning,
): boolean {
  const isWritten = state.current !== undefined && answers.some(({ wish }) => wish)
  const isLimited = answers.some(({ id }) => script.limited?.includes(id))
  return !isWritten && (aspects.includes('limit') || (isLimited && measured.test(text)))
}
