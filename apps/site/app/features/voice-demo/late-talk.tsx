import { memo, Suspense } from 'react'
import { whenTouched } from '../../platform/late-hydration.ts'
import { latePart } from '../../platform/late-part.tsx'
import { listenForEarlyWords } from './early-words.ts'
import { hasKeptCall } from './kept-call.ts'
import { loadDemoProgram } from './load-demo-program.ts'
import type { TalkProps } from './late/talk.tsx'

const served = '[data-late="demo"]'

const Talk = latePart<TalkProps>('talk', async () => {
  listenForEarlyWords(served)
  if (!hasKeptCall()) await whenTouched(served)
  return (await loadDemoProgram()).Talk
})

/** Paper, captions and typing: they stand in the page from the beginning, and come to life with the first touch, or with a call to show. */
export const LateTalk = memo(function LateTalk(props: TalkProps) {
  return (
    <Suspense>
      <Talk {...props} />
    </Suspense>
  )
})
