import { lazy, Suspense } from 'react'
import { whenNear } from '../../platform/late-hydration.ts'

const served = '[data-late="contact"]'

// The card stands in the page from the beginning, and its form posts natively until its program has come.
const ContactCard = lazy(async () => {
  await whenNear(served)
  const card = await import('./late/contact-card.tsx')
  return { default: card.ContactCard }
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
