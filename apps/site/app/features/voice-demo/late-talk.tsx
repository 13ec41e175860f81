import { memo, Suspense } from 'react'
import { whenTouched } from '../../platform/late-hydration.ts'
import { latePart } from '../../platform/late-part.tsx'
import { listenForEarlyWords, onUntakenWords } from './early-words.ts'
import { hasKeptCall } from './kept-call.ts'
import { loadDemoProgram } from './load-demo-program.ts'
import { reloadWhenRenewed } from './renewed-page.ts'
import type { TalkProps } from './late/talk.tsx'

const served = '[data-late="demo"]'

const Talk = latePart<TalkProps>('talk', async () => {
  listenForEarlyWords(served)
  if (!hasKeptCall()) await whenTouched(served)
  try {
    return (await loadDemoProgram()).Talk
  } catch (error) {
    onUntakenWords(() => void reloadWhenRenewed())
    throw error
  }
})

/** Paper, captions and typing: they stand in the page from the beginning, and come to life with the first touch, or with a call to show. */
export const LateTalk = memo(function LateTalk(props: TalkProps) {
  return (
    <Suspense>
      <Talk {...props} />
    </Suspense>
  )
})
