import { demoUnready } from '@nightdesk/content'
import { memo, Suspense, useEffect } from 'react'
import { missingPartLog } from '../../platform/import-again.ts'
import { whenTouched } from '../../platform/late-hydration.ts'
import { latePart } from '../../platform/late-part.tsx'
import { areWordsSent, listenForEarlyWords, onEarlyWords } from './early-words.ts'
import { hasKeptCall } from './kept-call.ts'
import { loadDemoProgram } from './load-demo-program.ts'
import { reloadWhenRenewed } from './renewed-page.ts'
import type { TalkProps } from './late/talk.tsx'

const served = '[data-late="demo"]'

listenForEarlyWords(served)

const Talk = latePart<TalkProps>('talk', async () => {
  if (!hasKeptCall()) await Promise.race([whenTouched(served), new Promise<void>(onEarlyWords)])
  for (;;) {
    try {
      const program = await loadDemoProgram()
      // As it was served, or React would not take it over with the words in it.
      tellInPlace('')
      return program.Talk
    } catch (error) {
      // Where nothing was served there is nothing to press.
      if (!globalThis.document?.querySelector(`${served} .demo-talk`)) throw error
      console.error(missingPartLog, error)
      if (areWordsSent()) {
        tellInPlace(demoUnready)
        void reloadWhenRenewed()
      }
      await nextChance()
    }
  }
})

/** Tells whoever has sent words, in the line in which it is told that words were not taken. */
function tellInPlace(words: string): void {
  const place = globalThis.document?.querySelector(`${served} .demo-after [aria-live]`)
  if (place) place.textContent = words
}

let tryAgain: (() => void) | undefined

/** Resolves when something is pressed in the demo, when the network is back, or when another page shows the demo. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    tryAgain = () => {
      heard.abort()
      resolve()
    }
    const react = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(served)) tryAgain?.()
    }
    // On the way down: React holds such events back from parts that are not alive yet.
    for (const chance of ['click', 'submit', 'online'])
      addEventListener(chance, react, { capture: true, signal: heard.signal })
  })
}

/** Paper, captions and typing: they stand in the page from the beginning, and come to life with the first touch, or with a call to show. */
export const LateTalk = memo(function LateTalk(props: TalkProps) {
  useEffect(() => tryAgain?.(), [])
  return (
    <Suspense>
      <Talk {...props} />
    </Suspense>
  )
})
