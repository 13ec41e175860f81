import { deskWords } from '@nightdesk/content'
import type { Read } from '@nightdesk/understanding'
import type { Clause, ReadingReceptionist } from './conversation.ts'
import { openConversation } from './dialogue/open-conversation.ts'
import { wishClauses } from './kinds/wishes.ts'
import type { Script } from './script.ts'

/** A receptionist together with what she was made from. */
export type ScriptedReceptionist = ReadingReceptionist & { readonly script: Script }

/** Makes a receptionist of what she says and does, and of what was learned for her. */
export function createReceptionist(script: Script, read: Read): ScriptedReceptionist {
  return {
    id: script.id,
    name: script.name,
    script,
    open: (call) => openConversation(script, read, call),
    clauses: () => new Set(clausesOf(script)),
  }
}

/** Everything a script can say that is known ahead, for the voice bank. */
function* clausesOf(script: Script): Iterable<Clause> {
  yield* clausesIn(deskWords)
  yield* wishClauses()
  for (const { answer, again = [], promise = [], offer } of script.answers) {
    yield* answer
    yield* again
    yield* promise
    if (offer) yield offer.ask
  }
  yield* script.clauses()
}

/** Every stretch of speech in a desk's words, however deep it lies. */
export function* clausesIn(words: unknown): Iterable<Clause> {
  if (typeof words === 'string') yield words
  else if (words && typeof words === 'object')
    for (const part of Object.values(words)) yield* clausesIn(part)
}
