import type { Preparation } from '@nightdesk/contracts'
import { useEffect, useRef, useState } from 'react'
import { nobodySpeaks, prepareLine } from './prepare-line.ts'
import { businessOf, type SetupDraft } from './setup-draft.ts'

/** So long the visitor must pause before what they wrote is spoken. */
const spokenAfterMs = 450

export type OwnPreparation = {
  /** How far it is; nothing where nobody speaks ahead. */
  readonly done: Preparation | undefined
  /** What a call takes along to find what was spoken. */
  readonly idNow: () => string | undefined
}

/** Has spoken ahead what stands in the form. */
export function usePreparation(draft: SetupDraft): OwnPreparation {
  const [done, setDone] = useState<Preparation>()
  const id = useRef<string>(undefined)
  const isOff = useRef(false)
  const setup = businessOf(draft)
  const words = setup && JSON.stringify(setup)
  useEffect(() => {
    if (words === undefined || isOff.current) return undefined
    const gone = new AbortController()
    const begin = () =>
      void prepareLine({
        setup: JSON.parse(words) as Parameters<typeof prepareLine>[0]['setup'],
        id: id.current,
        signal: gone.signal,
        onProgress: (now) => {
          isOff.current = now === nobodySpeaks
          if (now !== nobodySpeaks) id.current = now.id
          setDone(now === nobodySpeaks ? undefined : now)
        },
      })
    const timer = setTimeout(begin, spokenAfterMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [words])
  return { done: setup && done, idNow: () => id.current }
}
