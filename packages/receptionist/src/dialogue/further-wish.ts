import type { Read, Span } from '@nightdesk/understanding'
import type { Heard } from '../conversation.ts'
import type { Further } from '../further.ts'
import type { Script } from '../script.ts'
import type { State } from '../state.ts'
import type { Meaning } from './interpret.ts'
import { understand } from './understand.ts'

/** What is told of a further one of what is in hand. */
export type FurtherWish = {
  readonly task: string
  readonly choice: string
  readonly spans: readonly Span[]
  readonly text: string
}

export type FurtherTold = Further & { readonly task: string }

/** "That's right. And the way back at ten": the one is read as if the other had not been said. */
export function furtherIn(
  read: Read,
  script: Script,
  state: State,
  said: Heard,
): FurtherTold | undefined {
  const { current, memory } = state
  const task = script.tasks.find(({ id }) => id === (current?.task ?? script.tasks[0]?.id))
  if (!task || task.isForPerson || !script.furtherIn) return undefined
  const { spans } = understand(read, script, state, said)
  const values = current?.values ?? {}
  const found = script.furtherIn({ text: said.text, spans, values, memory })
  return found && { ...found, task: task.id }
}

// What answers them is that the other one comes after this one.
const ofSeveral: ReadonlySet<string> = new Set(['round-trip', 'several'])
export const withoutSeveral = (topics: readonly string[]): readonly string[] =>
  topics.filter((topic) => !ofSeveral.has(topic))

export function withFurther(
  own: Meaning,
  spans: readonly Span[],
  { task, choice, next }: FurtherTold,
): Meaning {
  return {
    ...own,
    topics: withoutSeveral(own.topics),
    further: { task, choice, spans, text: next },
  }
}
