import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startKeepingWords } from './features/contact-section/use-kept-words.ts'
import { releaseLostParts } from './platform/late-hydration.ts'

startKeepingWords()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // Told once React has built anew what it could not take over, be it the page or one part of it.
      onRecoverableError(error) {
        releaseLostParts()
        // As React does by itself.
        reportError(error)
      },
    },
  )
})
