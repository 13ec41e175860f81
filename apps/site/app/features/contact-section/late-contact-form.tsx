import { lazy, Suspense } from 'react'
import { whenNear } from '../../platform/late-hydration.ts'

const served = '[data-late="contact-form"]'

// The form stands in the page from the beginning and posts natively until its program has come.
const ContactForm = lazy(async () => {
  await whenNear(served)
  const form = await import('./late/contact-form.tsx')
  return { default: form.ContactForm }
})

/** The form, brought to life when the visitor comes near it. */
export function LateContactForm() {
  return (
    <div data-late="contact-form">
      <Suspense>
        <ContactForm />
      </Suspense>
    </div>
  )
}
