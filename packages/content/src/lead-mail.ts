import { brand } from './brand.ts'

/** The mail that brings a lead to the sales mailbox. Nothing a visitor wrote stands in its subject. */
export const leadMail = {
  sender: `${brand.product} website`,
  subject: (reference: string): string => `Discovery call request ${reference}`,
  heading: 'Discovery call request',
  intro: 'Somebody asked for a free discovery call on the website.',
  replyHint: 'Reply to this mail to answer.',
  noReplyHint: 'The address cannot be replied to directly: copy it from above.',
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
  footer: (consentVersion: string): string =>
    `The form cannot be sent without agreeing to the Privacy Policy (consent text ${consentVersion}). Erase this lead when the person asks for it: npm run leads -- erase --email ADDRESS`,
} as const
