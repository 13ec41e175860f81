import { ContactForm } from './contact-form.tsx'
import { Mailbox } from './mailbox.tsx'
import { Toasts } from './toasts.tsx'

/** The two ways to reach us: the form with its answers, and the mailbox under it. */
export function ContactCard() {
  return (
    <>
      <ContactForm />
      <Toasts />
      <Mailbox />
    </>
  )
}
