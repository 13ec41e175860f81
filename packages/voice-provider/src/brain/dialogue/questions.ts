import { offerMore } from './farewell.ts'
import type { Said } from './said.ts'
import type { Turn } from './turn.ts'
import { findAnswer, findAnswers } from './wanted-task.ts'

export function isKnownQuestion(turn: Turn, said: Said): boolean {
  return findAnswer(turn.script, said) !== undefined
}

type TakenIn = {
  readonly hasFacts: boolean
  readonly hasChanges: boolean
  /** How many facts were in the words. */
  readonly facts: number
}

const request =
  /^(?:\S+ ){0,3}(?:can|could|would|will|may|any chance|is it possible)(?: for)? (?:i|we|you|you've|you've got|a|the|someone|somebody|to)\b/
const secondQuestion =
  /\b(?:and|also|but|plus) (?:do|does|is|are|how|what|can|could|will|when|where|whats|what's)\b/
const factsOfARequest = 3

/** "Could a driver wait for me at … and take me to …?" asks for nothing but the ride. */
function isOneRequest({ words, text }: Said['utterance']): boolean {
  const spoken = words.join(' ')
  const isOneSentence = !/[?.!]\s+\S/.test(text)
  return isOneSentence && request.test(spoken) && !secondQuestion.test(spoken)
}

/** Answers what the assistant knows. In a task, a plain statement is an answer to our question, not a question. */
export function answerQuestion(
  turn: Turn,
  said: Said,
  { hasFacts, hasChanges, facts }: TakenIn,
): boolean {
  const { utterance } = said
  const { current, memory } = turn.state
  const worked = turn.script.workOut?.(utterance, current?.values ?? {}, memory)
  if (worked) {
    turn.sayLine(worked)
    return true
  }
  if (hasFacts && !utterance.isQuestion) return false
  if (facts >= factsOfARequest && isOneRequest(utterance)) return false
  const topics = utterance.isQuestion
    ? findAnswers(turn.script, said)
    : [findAnswer(turn.script, said)]
  const topic = topics[0]
  if (!topic) return false
  // "Can I have two queens instead" was a wish, and it has been taken down.
  const isWish = hasChanges || topic.offer?.choice !== undefined
  if (hasFacts && isWish && topic.offer?.task === current?.task) return false
  for (const entry of topics) turn.sayLine(entry?.answer ?? [])
  const offer = topics.length > 1 ? undefined : topic.offer
  const answersInARow = turn.state.answersInARow + 1
  turn.update({ answersInARow })
  if (turn.state.current) {
    // A matter for a person, in the middle of a task: the offer is the answer.
    if (topic.answer.length === 0 && offer) {
      turn.say(offer.ask)
      turn.update({ offer: { kind: 'person' } })
    }
    return true
  }
  const isOfferNew = offer && (turn.state.used[`offered ${offer.task}`] ?? 0) < 2
  if (offer && isOfferNew) {
    const key = `offered ${offer.task}`
    turn.say(offer.ask)
    turn.update({
      offer: { kind: 'task', task: offer.task, ...(offer.choice ? { choice: offer.choice } : {}) },
      used: { ...turn.state.used, [key]: (turn.state.used[key] ?? 0) + 1 },
    })
  } else if (answersInARow % 2 === 0) offerMore(turn)
  return true
}
