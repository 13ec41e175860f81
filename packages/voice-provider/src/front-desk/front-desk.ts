import type { Action, Clause, Conversation, Heard, Receptionist, Reply } from '../conversation.ts'
import { phrases } from './phrases.ts'
import { understand } from './understand.ts'

/** What the front desk is waiting for: a matter, whether to write it down, or whether there is more. */
type Stage =
  | { readonly kind: 'matter' }
  | { readonly kind: 'confirm'; readonly message: string }
  | { readonly kind: 'more' }

type Turn = { readonly next: Stage; readonly actions: readonly Action[] }

export type FrontDeskWords = {
  readonly id?: string
  readonly name?: string
  /** Said instead of the usual greeting. */
  readonly greeting?: readonly Clause[]
}

/** The plainest receptionist: greets, repeats what she understood, takes a message. */
export function createFrontDesk(words: FrontDeskWords = {}): Receptionist {
  const { id = 'front-desk', name = 'Front desk', greeting = phrases.greeting } = words
  return {
    id,
    name,
    open: () => openConversation(greeting),
    clauses: () => [...Object.values(phrases).flat(), ...greeting],
  }
}

function openConversation(greeting: readonly Clause[]): Conversation {
  let stage: Stage = { kind: 'matter' }
  const reply = (turn: Turn): Reply => ({
    actions: turn.actions,
    accept: () => {
      stage = turn.next
    },
  })
  const stay = (clauses: readonly Clause[]): Reply =>
    reply({ next: stage, actions: [say(clauses)] })

  return {
    greet: () => stay(greeting),
    answer: (heard) => reply(answer(stage, heard)),
    afterSilence: (times) =>
      times < 3
        ? stay(times === 1 ? phrases.stillThere : phrases.stillHere)
        : reply({ next: stage, actions: [say(phrases.silentFarewell), hangUp] }),
    beforeTimeIsUp: () => stay(phrases.timeIsUp),
    patience: () => (stage.kind === 'matter' ? 'normal' : 'quick'),
  }
}

const hangUp: Action = { kind: 'end', reason: 'assistant-ended-call' }

function say(...groups: readonly (readonly Clause[])[]): Action {
  return { kind: 'say', clauses: groups.flat() }
}

function answer(stage: Stage, { text }: Heard): Turn {
  const meaning = understand(text)
  if (stage.kind === 'confirm' && meaning === 'yes') {
    const write: Action = {
      kind: 'tool',
      name: 'take-message',
      arguments: { message: stage.message },
    }
    return { next: { kind: 'more' }, actions: [write, say(phrases.taken)] }
  }
  if (stage.kind === 'confirm' && meaning === 'no') {
    return { next: { kind: 'matter' }, actions: [say(phrases.again)] }
  }
  if (meaning === 'no') return { next: stage, actions: [say(phrases.farewell), hangUp] }
  if (meaning === 'yes') return { next: { kind: 'matter' }, actions: [say(phrases.next)] }
  return {
    next: { kind: 'confirm', message: text },
    actions: [say(phrases.understood, [text], phrases.offer)],
  }
}
