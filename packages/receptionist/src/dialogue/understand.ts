import type { Intent, Read, Reading } from '@nightdesk/understanding'
import type { Heard, Understood } from '../conversation.ts'
import type { Script } from '../script.ts'
import type { State } from '../state.ts'

/** A meaning counts from here on; less is a guess. */
const likely = 0.2

/** The words as they were read, with what they answer and without what they hardly mean. */
export function understand(read: Read, script: Script, state: State, heard: Heard): Understood {
  const asked = askedOf(script, state)
  const reading = read(heard.text, { asked, ...taskOf(state) })
  const intents = meant(reading)
  // What is no answer to our question may open a call all the same.
  const isUnclear = (intents[0]?.confidence ?? 0) < clear && betweenTasks.has(asked)
  const anew = isUnclear ? meant(read(heard.text, { asked: 'open' })) : []
  const isClearer = (anew[0]?.confidence ?? 0) >= clearAnew
  return { asked, intents: isClearer ? anew : intents, spans: reading.spans }
}

const clear = 0.4
const clearAnew = 0.6
const betweenTasks: ReadonlySet<string> = new Set(['offer', 'more'])

/** What a caller is in the middle of, or was offered. Readers that know tasks leave nothing out that has no place in it. */
export type InTask = { readonly task?: string }

function taskOf({ current, offer }: State): InTask {
  const task = current?.task ?? (offer?.kind === 'task' ? offer.task : undefined)
  return task === undefined ? {} : { task }
}

function meant({ intents }: Reading): readonly Intent[] {
  return intents.filter(({ confidence }) => confidence >= likely)
}

/** What was asked last, in the words of the corpus. */
export function askedOf(script: Script, { current, offer }: State): string {
  if (offer?.kind === 'letter') return offer.asked === 'words' ? 'offer' : 'name'
  if (offer) return offer.kind === 'more' ? 'more' : 'offer'
  if (!current) return 'open'
  if (current.isReadBack) return 'confirm'
  const task = script.tasks.find(({ id }) => id === current.task)
  const slot = task?.slots.find(({ id }) => id === (current.doubt?.slot ?? current.asked))
  if (!slot) return 'open'
  const value = current.values[slot.id]
  const refined = current.isRefining && value ? slot.refine?.(value, current.values) : undefined
  return refined?.askedAs ?? slot.askedAs ?? slot.id
}
