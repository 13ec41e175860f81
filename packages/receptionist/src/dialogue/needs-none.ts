import { deskWords } from '@nightdesk/content'
import { isUnneeded, spotNoWish } from '../kinds/wishes.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { prompt } from './prompt.ts'
import type { Turn } from './turn.ts'

const needless =
  /\bno need (?:for|of) (?:an?|any|the|your)?\b|\b(?:don|doesn|won|didn)['’]t (?:really |even |actually )?need (?!to\b|you\b|him\b|her\b|them\b|any(?:one|body)\b)|\bno [\w -]{3,20} (?:necessary|needed|required)\b/i
const asks =
  /\?|\b(?:do|does|did|can|could|would|will|is|are|may|should) (?:you|we|i|he|she|it|they|there|that|the)\b|\b(?:what|when|where|how|why|which|who|right|whether|(?:ask|know|wonder)(?:ed|ing)? (?:if|about))\b/i

/** "We won't need parking": it is named, and nothing is asked about it. */
export const isNeedless = (text: string): boolean =>
  (needless.test(text) || spotNoWish(text) !== undefined) && !asks.test(text)

const mostWords = 10

/** "No pets, just us": nothing of it stands there, and nothing is to be changed. */
export function needsNone(turn: Turn, meaning: Meaning): boolean {
  const { current, offer } = turn.state
  const { text, words, yesNo, matter, wanted, intents } = meaning
  if (
    !current ||
    offer ||
    meaning.afterYes ||
    yesNo === 'yes' ||
    matter ||
    wanted ||
    meaning.topics.length > 0
  )
    return false
  const isRefused = (meaning.refused ?? []).length > 0
  if (!isRefused && (words > mostWords || !isNeedless(text))) return false
  if (intents.has('drop') || intents.has('bye')) return false
  if (freshFacts(readFacts(turn, meaning), current.values).length > 0) return false
  turn.update({ misses: 0 })
  // Of what was taken out before, that it is out.
  turn.sayOne(isRefused && current.asks.takenOut ? deskWords.takenOut : deskWords.gotIt)
  prompt(turn)
  return true
}

/** "She doesn't need a ramp": what was told of one before is wished for nothing. */
export function forgetUnneeded(turn: Turn, text: string): void {
  const { told } = turn.state
  const left = told.filter(({ slot, text: wish }) => slot !== 'wish' || !isUnneeded(wish, text))
  if (left.length < told.length) turn.update({ told: left })
}
