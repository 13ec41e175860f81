import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startKeepingWords } from './features/contact-section/start-keeping-words.ts'
import { releaseLateParts } from './platform/late-hydration.ts'

startKeepingWords()

const page = <HydratedRouter />

startTransition(() => {
  hydrateRoot(
    document,
    // Checks nothing outside of development, where every byte of it would be sent.
    import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page,
    {
      // Told once React has built anew what it could not take over, be it one part or the page with all of them: then
      // nobody can come near those that were served any more, and nothing stands in their place.
      onRecoverableError(error) {
        releaseLateParts()
        // As React does by itself.
        reportError(error)
      },
    },
  )
})
