import { useCallback, useEffect, useRef, useState } from 'react'
import type { DemoState } from './demo-state.ts'
import type { Desk } from './late/desk.ts'
import type { DeskView } from './late/desk-view.ts'
import { loadDemoProgram } from './load-demo-program.ts'
import { reloadWhenRenewed } from './renewed-page.ts'
import { playSilenceOnce, prepareSilence } from './silent-audio.ts'

export type DemoLine = {
  readonly assistantId: string
  readonly failureLog: string
  /** Called when the visitor has stopped the call. */
  readonly onStop?: () => void
}

export type DemoCall = {
  readonly state: DemoState
  /** Whether the call was begun by typing, without a microphone. */
  readonly isTyped: boolean
  /** Whether a call was begun since the page is open: only then can one have ended. */
  readonly hasCalled: boolean
  /** Fetches the program of the call. */
  readonly prepare: () => Promise<Desk>
  /** The same before it is needed: what fails now may have more luck when somebody presses. */
  readonly approach: () => void
  readonly press: () => void
}

type Shown = Pick<DeskView, 'state' | 'isTyped'>
type Watch = { readonly onChange: (shown: Shown) => void; readonly until: AbortSignal }

/** The desk of an assistant, watched as long as its button stands in the page. */
async function openDesk(
  { assistantId, failureLog }: DemoLine,
  { onChange, until }: Watch,
): Promise<Desk> {
  const { deskOf } = await loadDemoProgram()
  const desk = deskOf(assistantId, failureLog)
  if (until.aborted) return desk
  const stopWatching = desk.subscribe(() => onChange(desk.view()))
  until.addEventListener('abort', () => {
    stopWatching()
    // A visitor who leaves the page hangs up.
    desk.stop()
  })
  return desk
}

/** The button's side of a call. What makes the call comes when somebody is about to press. */
export function useDemoCall({ assistantId, failureLog, onStop }: DemoLine): DemoCall {
  const [state, setState] = useState<DemoState>('idle')
  const [isTyped, setIsTyped] = useState(false)
  const [hasCalled, setHasCalled] = useState(false)
  const desk = useRef<Promise<Desk>>(undefined)
  const isWanted = useRef(false)
  const stay = useRef<AbortController>(undefined)

  const prepare = useCallback(() => {
    const onChange = ({ state: now, isTyped: typed }: Shown) => {
      setState(now)
      setIsTyped(typed)
      if (now !== 'idle') setHasCalled(true)
    }
    stay.current ??= new AbortController()
    const until = stay.current.signal
    const opened = desk.current ?? openDesk({ assistantId, failureLog }, { onChange, until })
    desk.current = opened
    // One that failed is forgotten: the next press may have more luck.
    opened.catch(() => (desk.current = undefined))
    return opened
  }, [assistantId, failureLog])

  useEffect(
    () => () => {
      isWanted.current = false
      stay.current?.abort()
      stay.current = undefined
      desk.current = undefined
    },
    [],
  )

  const start = async () => {
    isWanted.current = true
    playSilenceOnce()
    setHasCalled(true)
    setState('starting')
    try {
      const ready = await prepare()
      if (isWanted.current) ready.start()
    } catch (error) {
      setState('idle')
      console.error(failureLog, error)
      void reloadWhenRenewed()
    }
  }

  const stop = () => {
    isWanted.current = false
    setState('idle')
    desk.current?.then((ready) => ready.stop()).catch(() => undefined)
    onStop?.()
  }

  const approach = useCallback(() => {
    prepareSilence()
    prepare().catch(() => undefined)
  }, [prepare])
  const press = () => (state === 'idle' ? void start() : stop())
  return { state, isTyped, hasCalled, prepare, approach, press }
}
