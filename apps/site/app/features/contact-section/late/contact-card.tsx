import { ContactForm } from './contact-form.tsx'
import { Mailbox } from './mailbox.tsx'
import { NextBrief, NextSlip } from './next-slip.tsx'
import { Toasts } from './toasts.tsx'

/** The two ways to reach us, the form with its answers and the mailbox under it, and what happens next. */
export function ContactCard() {
  return (
    <>
      <div className="contact-ways">
        <NextBrief />
        <ContactForm />
        <Toasts />
        <Mailbox />
      </div>
      <NextSlip />
    </>
  )
}
