import type { Action, Reply } from '../conversation.ts'

/** A reply whose first action is fetched already, although nobody knows yet whether it will be wanted. */
export type Speculation = {
  readonly text: string
  readonly signal: AbortSignal
  /** Makes the reply part of the conversation; then its actions, in order, until it is cancelled. */
  carryOut(perform: (action: Action) => void): Promise<void>
  cancel(): void
}

type Answer = (signal: AbortSignal) => Reply

/** Asks for the reply and starts it. `onFirst` sees the first action early, to prepare for it. */
export function speculate(
  text: string,
  answer: Answer,
  onFirst: (action: Action) => void = () => {},
): Speculation {
  const controller = new AbortController()
  const { signal } = controller
  const reply = answer(signal)
  const actions = iterate(reply.actions)
  const first = actions.next()
  void peek()

  async function peek(): Promise<void> {
    try {
      const { value, done } = await first
      if (!done && !signal.aborted) onFirst(value)
    } catch {
      // Whoever carries it out hears of it.
    }
  }

  return {
    text,
    signal,
    async carryOut(perform) {
      reply.accept()
      for (let step = await first; !step.done; step = await actions.next()) {
        if (signal.aborted) return
        perform(step.value)
      }
    },
    cancel: () => controller.abort(),
  }
}

async function* iterate(actions: Reply['actions']): AsyncGenerator<Action, void> {
  yield* actions
}
