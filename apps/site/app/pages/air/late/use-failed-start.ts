import { useEffect, useRef, useState } from 'react'
import type { DemoState } from '../../../features/voice-demo/demo-state.ts'

/** Whether the last call has failed before it began. One that the visitor stopped has not. */
export function useFailedStart(state: DemoState) {
  const [hasFailed, setHasFailed] = useState(false)
  const before = useRef<DemoState>(state)
  const isForgiven = useRef(false)
  useEffect(() => {
    if (state === 'starting') isForgiven.current = false
    const isLost = before.current === 'starting' && state === 'idle'
    setHasFailed(isLost && !isForgiven.current)
    before.current = state
  }, [state])
  return { hasFailed, forgive: () => (isForgiven.current = true) }
}
