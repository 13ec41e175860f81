import type { Read } from '@nightdesk/understanding'
import type { Script } from '../script.ts'
import type { State } from '../state.ts'
import { clausesOf } from './clauses.ts'
import { grave } from './matter-beside.ts'
import { withoutJoint } from './wish-apart.ts'

/** A matter for a person, and what is asked beside it. */
export type QuestionApart = {
  readonly matter: string
  readonly told: string
  readonly question: string
}

const clear = 0.5
const clearQuestion = 0.6
const fewWords = 3

/** "Nobody rang me at noon, and do I have to sign a contract": the one is noted, the other is answered. */
export function questionApart(
  read: Read,
  script: Script,
  state: State,
  text: string,
): QuestionApart | undefined {
  if (state.current || state.offer?.kind === 'person') return undefined
  const likeliest = (part: string) => read(part, { asked: 'open' }).intents[0]
  const matterOf = (part: string) => {
    const spotted = script.missedIn?.(part)
    const first = likeliest(part)
    const id = spotted ?? (first && first.confidence >= clear ? first.id : '')
    const met = script.matters[id]
    const isNoted = script.tasks.some((task) => task.id === met?.task && task.isForPerson)
    return met?.next === 'offer' && met.task && !isNoted && grave.has(id) ? id : undefined
  }
  const isQuestion = (part: string) => {
    const first = likeliest(part)
    return first?.id.startsWith('q-') === true && first.confidence >= clearQuestion
  }
  if (!read(text, { asked: 'open' }).intents.some(({ id }) => id.startsWith('q-'))) return undefined
  const isLong = (part: string) => part.split(' ').length >= fewWords
  const cuts = clausesOf(text).flatMap(({ from }): readonly QuestionApart[] => {
    const [before, after] = [text.slice(0, from).trim(), withoutJoint(text.slice(from))]
    if (!isLong(before) || !isLong(after)) return []
    return [
      { told: before, question: after },
      { told: after, question: before },
    ].flatMap(({ told, question }) => {
      const matter = isQuestion(question) ? matterOf(told) : undefined
      return matter ? [{ matter, told, question }] : []
    })
  })
  return cuts.toSorted((a, b) => a.question.length - b.question.length)[0]
}
