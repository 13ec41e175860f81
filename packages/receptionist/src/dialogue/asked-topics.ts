import type { Intent } from '@nightdesk/understanding'
import { answerOf, type Script } from '../script.ts'
import type { State } from '../state.ts'
import { certain } from './yes-no.ts'

/** One question, and as likely one that is none of ours: a wrong answer is worse than none. */
function isUnknown(text: string, intents: readonly Intent[]): boolean {
  const other = unknownShare(intents)
  const isOneQuestion = text.split('?').length <= 2 && !isOtherBeside(intents)
  return isOneQuestion && other >= certain && other >= knownShare(intents)
}

/** Of one question, the two together are at most one: more is said of two parts. */
export function isOtherBeside(intents: readonly Intent[]): boolean {
  const other = unknownShare(intents)
  return other >= certain && other + knownShare(intents) > 1
}

const unknownShare = (intents: readonly Intent[]) =>
  intents.find(({ id }) => id === 'q-other')?.confidence ?? 0

function knownShare(intents: readonly Intent[]): number {
  const known = intents.filter(({ id }) => id.startsWith('q-') && id !== 'q-other')
  return Math.max(0, ...known.map(({ confidence }) => confidence))
}

const likelyTopic = 0.3
// Below this, the answer would rather be one to another question.
const leastSure = 0.34

/** Some question, but which one is a guess. */
export function isGuessed([first]: readonly Intent[], isInTask: boolean): boolean {
  return (
    !isInTask && first !== undefined && first.id.startsWith('q-') && first.confidence < leastSure
  )
}

/** What is asked and can be answered. */
export function topicsOf(
  script: Script,
  { current }: State,
  text: string,
  meant: readonly Intent[],
): readonly string[] {
  const ofTask = current && script.topicOfTask?.(text, current.task)
  if (ofTask) return [ofTask]
  const asked = script.askedIn?.(text)
  if (asked) return [asked]
  if (isUnknown(text, meant)) return []
  const read = topicsIn(script, likelyTopics(script, besideLimit(meant), current !== undefined))
  const isOther = unknownShare(meant) >= certain
  const spotted = isOther || read.length > 0 ? undefined : script.spotTopic?.(text)
  return spotted ? [spotted] : read
}

/** "Two child seats": what is asked of them takes nothing from what they are. */
function besideLimit(intents: readonly Intent[]): readonly Intent[] {
  const limit = intents.find(({ id }) => id === 'q-its-limit')?.confidence ?? 0
  return intents.map(({ id, confidence }) =>
    id.startsWith('q-') && confidence + limit <= 1 && limit < 1
      ? { id, confidence: confidence / (1 - limit) }
      : { id, confidence },
  )
}

/** What is asked besides must be likelier than what is asked first: a wrong answer is worse than one too few. */
function likelyTopics(
  { severalTopic }: Script,
  intents: readonly Intent[],
  isInTask: boolean,
): readonly string[] {
  // In the middle of a task, few questions are asked but the likely ones.
  const least = isInTask ? 0 : leastSure
  const isSeveral = (id: string) => id === `q-${severalTopic}`
  const asked = intents
    .filter(
      ({ id, confidence }, at) => confidence >= (at === 0 ? least : likelyTopic) || isSeveral(id),
    )
    .filter(({ id }) => id.startsWith('q-'))
  // Of three, the story around the questions is rather no third one.
  const surest = asked.toSorted((a, b) => b.confidence - a.confidence).slice(0, mostTopics)
  return asked.filter((one) => surest.includes(one) || isSeveral(one.id)).map(({ id }) => id)
}

const mostTopics = 2

export function topicsIn(script: Script, intents: readonly string[]): readonly string[] {
  return intents
    .filter((intent) => intent.startsWith('q-'))
    .map((intent) => intent.slice(2))
    .filter((id) => answerOf(script, id) !== undefined)
}
