import { ContactForm } from './contact-form.tsx'
import { Mailbox } from './mailbox.tsx'

/** The two ways to reach us: the form, and the mailbox under it. */
export function ContactCard() {
  return (
    <>
      <ContactForm />
      <Mailbox />
    </>
  )
}
