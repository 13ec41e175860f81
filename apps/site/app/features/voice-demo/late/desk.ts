import { createDeskListener } from './desk-listener.ts'
import { createShownDesk, noCall, type CallView, type ShownDesk } from './desk-view.ts'
import type { Dial, Line } from './line.ts'

export type Desk = Pick<ShownDesk, 'view' | 'subscribe' | 'onLevel'> & {
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
  /** A failure is told to the console and to nobody else. */
  readonly logFailure: (error: unknown) => void
  /** What is left of a call before the page was reloaded. */
  readonly kept?: CallView | undefined
}

/** One assistant's desk on this page: at most one call at a time, kept in view after its end. */
export function createDesk({ assistantId, dial, logFailure, kept }: DeskParts): Desk {
  const shown = createShownDesk(kept)
  const { view, show, put, subscribe, onLevel } = shown
  let line: Line | undefined
  /** Stands for the call under way; what comes from any other is too late. */
  let current: symbol | undefined

  const letGo = () => {
    line = undefined
    shown.showLevel(0)
  }

  const fail = (error: unknown) => {
    letGo()
    put('failed')
    logFailure(error)
  }

  const begin = (hasMicrophone: boolean) => {
    show({ ...noCall, isTyped: !hasMicrophone })
    put('start')
    const call = Symbol('call')
    current = call
    const isOurs = () => current === call
    const parts = { shown, isOurs, line: () => line, letGo, fail, logFailure }
    line = dial({ assistantId, hasMicrophone }, createDeskListener(parts))
  }

  return {
    view,
    subscribe,
    onLevel,
    start: () => {
      if (view().state === 'idle') begin(true)
    },
    stop: () => {
      const ending = line
      current = undefined
      letGo()
      put('stop')
      ending?.hangUp()
    },
    type: (text) => {
      if (view().state === 'idle') begin(false)
      // The time is that of the last turn; one that is typed has none.
      show({ unsaid: [...view().unsaid, text], refusal: undefined, answerTimeMs: undefined })
      if (view().state === 'active') line?.type(text)
    },
    takeBack: () => {
      const { state, unsaid, refused } = view()
      const unheard = state === 'idle' ? unsaid : []
      const words = [...refused, ...unheard]
      if (words.length === 0) return ''
      show({ refused: [], unsaid: unsaid.slice(unheard.length) })
      return words.join(' ')
    },
  }
}
