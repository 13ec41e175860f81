import type { DemoNotice } from '@nightdesk/content'
import { nextDemoState, type DemoState } from '../demo-state.ts'
import { addWords, type Caption } from './caption.ts'
import type { Dial, Line, LineListener, PaperFacts, TypingRefusal } from './line.ts'

/** What is left of a call when it is over. */
export type CallView = {
  readonly captions: readonly Caption[]
  readonly paper: PaperFacts
  readonly answerTimeMs?: number | undefined
}

/** What everybody can see of the call. */
export type DeskView = CallView & {
  readonly state: DemoState
  /** Words that were typed, and that nobody has heard yet. */
  readonly unsaid: readonly string[]
  /** Words that were typed and not taken, until they are taken back. */
  readonly refused: readonly string[]
  readonly refusal?: TypingRefusal | undefined
  /** What happened to the line, for whoever was talking. */
  readonly notice?: DemoNotice | undefined
}

export type Desk = {
  readonly view: () => DeskView
  readonly subscribe: (notify: () => void) => () => void
  readonly onLevel: (listener: (level: number) => void) => () => void
  readonly start: () => void
  readonly stop: () => void
  /** Says something by typing; begins a call without a microphone where none is under way. */
  readonly type: (text: string) => void
  /** Gives back the words that were not taken and, when the call is over, those that nobody heard in it: once. */
  readonly takeBack: () => string
}

export type DeskParts = {
  readonly assistantId: string
  readonly dial: Dial
  /** Spec §8: a failure is told to the console and to nobody else. */
  readonly logFailure: (error: unknown) => void
  /** What is left of a call before the page was reloaded. */
  readonly kept?: CallView | undefined
}

const noCall = {
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

/** One assistant's desk on this page: at most one call at a time, kept in view after its end. */
export function createDesk({ assistantId, dial, logFailure, kept }: DeskParts): Desk {
  const watchers = new Set<() => void>()
  const meters = new Set<(level: number) => void>()
  let view: DeskView = { ...quietDesk, ...kept }
  let line: Line | undefined
  /** Stands for the call under way; what comes from any other is too late. */
  let current: symbol | undefined

  const show = (change: Partial<DeskView>) => {
    view = { ...view, ...change }
    for (const notify of watchers) notify()
  }
  const showLevel = (level: number) => {
    for (const meter of meters) meter(level)
  }
  const put = (event: Parameters<typeof nextDemoState>[1]) =>
    show({ state: nextDemoState(view.state, event) })
  const letGo = () => {
    line = undefined
    showLevel(0)
  }

  const fail = (error: unknown) => {
    letGo()
    put('failed')
    logFailure(error)
  }

  /** Words from a call that is no longer ours change nothing. */
  const listen = (isOurs: () => boolean): LineListener => {
    const whileOurs =
      <Args extends readonly unknown[]>(react: (...args: Args) => void) =>
      (...args: Args) => {
        if (isOurs()) react(...args)
      }
    return {
      onStarted: whileOurs(() => {
        put('started')
        for (const text of view.unsaid) line?.type(text)
      }),
      onEnded: whileOurs(() => {
        letGo()
        put('ended')
      }),
      onFailed: whileOurs(fail),
      onNotice: whileOurs((notice) => show({ notice })),
      onLost: whileOurs((error) => {
        // A call that nobody was in yet is a start that failed.
        if (view.state === 'active') show({ notice: 'line-lost' })
        fail(error)
      }),
      onUnheard: whileOurs(logFailure),
      onWords: whileOurs((by, text, isFinal) => {
        const isAwaited = by === 'user' && isFinal && text === view.unsaid[0]
        show({
          captions: addWords(view.captions, { by, text, isFinal }),
          unsaid: isAwaited ? view.unsaid.slice(1) : view.unsaid,
        })
      }),
      onRefused: whileOurs((refusal) => {
        const [words, ...unsaid] = view.unsaid
        if (words !== undefined) show({ unsaid, refusal, refused: [...view.refused, words] })
      }),
      onPaper: whileOurs((paper) => show({ paper })),
      onAnswerTime: whileOurs((answerTimeMs) => show({ answerTimeMs })),
      onLevel: whileOurs(showLevel),
    }
  }

  const begin = (hasMicrophone: boolean) => {
    show(noCall)
    put('start')
    const call = Symbol('call')
    current = call
    line = dial(
      { assistantId, hasMicrophone },
      listen(() => current === call),
    )
  }

  return {
    view: () => view,
    subscribe: (notify) => {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    onLevel: (listener) => {
      meters.add(listener)
      return () => meters.delete(listener)
    },
    start: () => {
      if (view.state === 'idle') begin(true)
    },
    stop: () => {
      const ending = line
      current = undefined
      letGo()
      put('stop')
      ending?.hangUp()
    },
    type: (text) => {
      if (view.state === 'idle') begin(false)
      // The time is that of the last turn; one that is typed has none.
      show({ unsaid: [...view.unsaid, text], refusal: undefined, answerTimeMs: undefined })
      if (view.state === 'active') line?.type(text)
    },
    takeBack: () => {
      const unheard = view.state === 'idle' ? view.unsaid : []
      const words = [...view.refused, ...unheard]
      if (words.length === 0) return ''
      show({ refused: [], unsaid: view.unsaid.slice(unheard.length) })
      return words.join(' ')
    },
  }
}
