import { Suspense } from 'react'
import { importAgain } from '../../platform/import-again.ts'
import { whenNear } from '../../platform/late-hydration.ts'
import { latePart } from '../../platform/late-part.tsx'

const served = '[data-late="contact"]'
const loadCard = importAgain(() => import('./late/contact-card.tsx'))

// The card stands in the page from the beginning, and its form posts natively until its program has come.
const ContactCard = latePart('contact', async () => {
  await whenNear(served)
  return (await loadCard()).ContactCard
})

/** Form and mailbox, brought to life when the visitor comes near them. */
export function LateContact() {
  return (
    <div data-late="contact">
      <Suspense>
        <ContactCard />
      </Suspense>
    </div>
  )
}
