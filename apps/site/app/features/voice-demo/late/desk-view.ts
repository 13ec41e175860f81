import type { DemoNotice } from '@nightdesk/content'
import { nextDemoState, type DemoState } from '../demo-state.ts'
import type { Caption } from './caption.ts'
import type { PaperFacts, TypingRefusal } from './line.ts'

/** What is left of a call when it is over. */
export type CallView = {
  readonly captions: readonly Caption[]
  readonly paper: PaperFacts
  readonly answerTimeMs?: number | undefined
}

/** What everybody can see of the call. */
export type DeskView = CallView & {
  readonly state: DemoState
  /** The call was begun by typing: it has no microphone. */
  readonly isTyped: boolean
  /** Words that were typed, and that nobody has heard yet. */
  readonly unsaid: readonly string[]
  /** Words that were typed and not taken, until they are taken back. */
  readonly refused: readonly string[]
  readonly refusal?: TypingRefusal | undefined
  /** What happened to the line, for whoever was talking. */
  readonly notice?: DemoNotice | undefined
}

/** What is shown before anything was said. */
export const noCall = {
  isTyped: false,
  captions: [],
  paper: {},
  answerTimeMs: undefined,
  unsaid: [],
  refused: [],
  refusal: undefined,
  notice: undefined,
} as const

/** A desk that nobody has called. */
export const quietDesk: DeskView = { state: 'idle', ...noCall }

/** A desk's view, and everybody who looks at it. */
export type ShownDesk = {
  readonly view: () => DeskView
  readonly show: (change: Partial<DeskView>) => void
  readonly put: (event: Parameters<typeof nextDemoState>[1]) => void
  readonly showLevel: (level: number) => void
  readonly subscribe: (notify: () => void) => () => void
  readonly onLevel: (listener: (level: number) => void) => () => void
}

export function createShownDesk(kept: CallView | undefined): ShownDesk {
  const watchers = new Set<() => void>()
  const meters = new Set<(level: number) => void>()
  let view: DeskView = { ...quietDesk, ...kept }

  const show = (change: Partial<DeskView>) => {
    view = { ...view, ...change }
    for (const notify of watchers) notify()
  }

  return {
    view: () => view,
    show,
    put: (event) => show({ state: nextDemoState(view.state, event) }),
    showLevel: (level) => {
      for (const meter of meters) meter(level)
    },
    subscribe: (notify) => {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    onLevel: (listener) => {
      meters.add(listener)
      return () => meters.delete(listener)
    },
  }
}
