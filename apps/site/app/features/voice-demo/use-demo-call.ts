import { useEffect, useRef, useState } from 'react'
import type { DemoState } from './demo-state.ts'
import type { Desk } from './late/desk.ts'
import { playSilenceOnce } from './silent-audio.ts'

export type DemoLine = {
  readonly assistantId: string
  readonly failureLog: string
  /** Called when the visitor has stopped the call. */
  readonly onStop?: () => void
}

export type DemoCall = {
  readonly state: DemoState
  /** Whether a call was begun since the page is open: only then can one have ended. */
  readonly hasCalled: boolean
  /** Fetches the program of the call, before it is needed. */
  readonly prepare: () => Promise<Desk>
  readonly press: () => void
}

/** The button's side of a call. What makes the call comes when somebody is about to press. */
export function useDemoCall({ assistantId, failureLog, onStop }: DemoLine): DemoCall {
  const [state, setState] = useState<DemoState>('idle')
  const [hasCalled, setHasCalled] = useState(false)
  const desk = useRef<Promise<Desk>>(undefined)
  const isWanted = useRef(false)
  const isHere = useRef(true)

  const prepare = () =>
    (desk.current ??= import('./late/desks.ts').then(({ deskOf }) => {
      const ready = deskOf(assistantId, failureLog)
      ready.subscribe(() => {
        setState(ready.view().state)
        if (ready.view().state !== 'idle') setHasCalled(true)
      })
      return ready
    }))

  useEffect(() => {
    isHere.current = true
    return () => {
      // A visitor who leaves the page hangs up.
      isHere.current = false
      isWanted.current = false
      void desk.current?.then((ready) => isHere.current || ready.stop())
    }
  }, [])

  const start = async () => {
    isWanted.current = true
    playSilenceOnce()
    setHasCalled(true)
    setState('starting')
    try {
      const ready = await prepare()
      if (isWanted.current) ready.start()
    } catch (error) {
      desk.current = undefined
      setState('idle')
      console.error(failureLog, error)
    }
  }

  const stop = () => {
    isWanted.current = false
    setState('idle')
    void desk.current?.then((ready) => ready.stop())
    onStop?.()
  }

  return { state, hasCalled, prepare, press: () => (state === 'idle' ? void start() : stop()) }
}
