import { ContactForm } from './contact-form.tsx'
import { Mailbox } from './mailbox.tsx'
import { NextSlip } from './next-slip.tsx'
import { Toasts } from './toasts.tsx'

/** What happens next, and the two ways to reach us: the form with its answers, and the mailbox under it. */
export function ContactCard() {
  return (
    <>
      <NextSlip />
      <div className="contact-ways">
        <ContactForm />
        <Toasts />
        <Mailbox />
      </div>
    </>
  )
}
