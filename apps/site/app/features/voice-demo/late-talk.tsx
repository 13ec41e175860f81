import { lazy, Suspense } from 'react'
import { whenTouched } from '../../platform/late-hydration.ts'
import { listenForEarlyWords } from './early-words.ts'
import { hasKeptCall } from './kept-call.ts'
import type { TalkProps } from './late/talk.tsx'

const served = '[data-late="demo"]'

const Talk = lazy(async () => {
  listenForEarlyWords(served)
  if (!hasKeptCall()) await whenTouched(served)
  const talk = await import('./late/talk.tsx')
  return { default: talk.Talk }
})

/** Paper, captions and typing: they stand in the page from the beginning, and come to life with the first touch, or with a call to show. */
export function LateTalk(props: TalkProps) {
  return (
    <Suspense>
      <Talk {...props} />
    </Suspense>
  )
}
