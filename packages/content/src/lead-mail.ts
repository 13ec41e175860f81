import { brand } from './brand.ts'

/** The mail that brings a lead to the sales mailbox. Nothing a visitor wrote stands in its subject. */
export const leadMail = {
  sender: `${brand.product} website`,
  subject: (reference: string): string => `Discovery call request ${reference}`,
  heading: 'Discovery call request',
  intro: {
    form: 'Somebody asked for a free discovery call on the website.',
    call: 'Somebody asked for a free discovery call while talking to the voice demo.',
  },
  replyHint: 'Reply to this mail to answer.',
  noReplyHint: 'The address cannot be replied to directly: copy it from above.',
  noEmailHint: 'No email address was given: call the number above.',
  labels: {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    page: 'Page',
    receivedAt: 'Received',
    message: 'Message',
  },
  none: 'not given',
  footer: {
    form: (consentVersion: string): string =>
      `The form cannot be sent without agreeing to the Privacy Policy (consent text ${consentVersion}).`,
    call: (consentVersion: string): string =>
      `The caller heard all of it read back and agreed to it being passed on (consent text ${consentVersion}).`,
  },
  erase: (reference: string): string =>
    `Erase this lead when the person asks for it: npm run leads -- erase ${reference}`,
} as const
