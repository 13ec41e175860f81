import type { Action, Reply, ToolAction } from '../conversation.ts'

export type Spoken = Exclude<Action, ToolAction>

/** How the actions of a reply are carried out. */
export type Performer = {
  readonly speak: (action: Spoken) => void
  /** Resolves when it is known what became of them: unless it is true, nothing more of the reply follows. */
  readonly note: (tools: readonly ToolAction[]) => Promise<boolean>
}

/** A reply whose first action is fetched already, although nobody knows yet whether it will be wanted. */
export type Speculation = {
  readonly text: string
  readonly signal: AbortSignal
  /** Makes the reply part of the conversation; then its actions, in order, until it is canceled. */
  carryOut(performer: Performer): Promise<void>
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
    async carryOut({ speak, note }) {
      reply.accept()
      let tools: ToolAction[] = []
      for (let step = await first; !step.done && !signal.aborted; step = await actions.next()) {
        if (step.value.kind === 'tool') {
          tools.push(step.value)
          continue
        }
        if (tools.length > 0 && !(await note(tools))) return
        tools = []
        if (!signal.aborted) speak(step.value)
      }
      // Even when the reply was canceled meanwhile: the caller has agreed to them.
      if (tools.length > 0) await note(tools)
    },
    cancel: () => controller.abort(),
  }
}

async function* iterate(actions: Reply['actions']): AsyncGenerator<Action, void> {
  yield* actions
}
