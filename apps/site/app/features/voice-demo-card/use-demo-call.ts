import { useEffect, useReducer, useRef, useState } from 'react'
import { nextDemoState, type DemoState } from './demo-state.ts'
import type { StartCall } from './start-call.ts'

type DemoCall = {
  readonly state: DemoState
  /** Whether a call was begun since the page is open: only then can one have ended. */
  readonly hasCalled: boolean
  readonly press: () => void
}

export function useDemoCall(startCall: StartCall, failureLog: string): DemoCall {
  const [state, send] = useReducer(nextDemoState, 'idle')
  const [hasCalled, setHasCalled] = useState(false)
  const call = useRef<AbortController>(undefined)

  // A visitor who leaves the page hangs up.
  useEffect(() => () => call.current?.abort(), [])

  const start = async () => {
    const { signal } = (call.current = new AbortController())
    setHasCalled(true)
    send('start')
    try {
      await startCall(signal)
      if (!signal.aborted) send('started')
    } catch (error) {
      // A call that was stopped has already said so; the next one may be under way by now.
      if (signal.aborted) return
      console.error(failureLog, error)
      send('failed')
    }
  }

  const stop = () => {
    call.current?.abort()
    send('stop')
  }

  return { state, hasCalled, press: () => (state === 'idle' ? void start() : stop()) }
}
