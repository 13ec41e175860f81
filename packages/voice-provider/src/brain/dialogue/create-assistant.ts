import { deskWords } from '@nightdesk/content'
import type { Clause, Receptionist } from '../../conversation.ts'
import { openConversation } from './open-conversation.ts'
import type { Script } from './script.ts'

/** A receptionist that shows what it is made of, so that a model can be told. */
export type ScriptedAssistant = Receptionist & { readonly script: Script }

/** A receptionist with the embedded brain: no model, no network, the same answer every time. */
export function createAssistant(script: Script): ScriptedAssistant {
  return {
    script,
    id: script.id,
    name: script.name,
    open: (call) => openConversation(script, call),
    clauses: () => new Set(clausesOf(script)),
  }
}

function* clausesOf(script: Script): Iterable<Clause> {
  yield* clausesIn(deskWords)
  for (const { answer, offer } of script.answers) {
    yield* answer
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
