import { brand } from './brand.ts'

/** The mail that brings a lead to the sales mailbox. Nothing a visitor wrote stands in its subject. */
export const leadMail = {
  sender: `${brand.product} website`,
  subject: (reference: string): string => `Discovery call request ${reference}`,
  probeSubject: (reference: string): string => `Test lead ${reference}`,
  heading: 'Discovery call request',
  intro: {
    form: 'Somebody asked for a free discovery call on the website.',
    call: 'Somebody asked for a free discovery call while talking to the voice demo.',
    probe:
      'The website sent itself this test lead, as it does once an hour. Nobody asked for anything.',
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
    probe: (): string => 'Turn these mails off with LEAD_PROBE=off.',
  },
  erase: (reference: string): string =>
    `Erase this lead when the person asks for it: npm run leads -- erase ${reference}`,
} as const

/** The mail to a visitor. It has no word of theirs in it, so that nobody can send words by way of us. */
export const receiptMail = {
  sender: brand.product,
  subject: (reference: string): string => `We have your request ${reference}`,
  heading: 'We have your request',
  text: 'Our team will contact you shortly to schedule your free discovery call.',
  referenceLabel: 'Your reference number',
  referenceHint: 'Keep it: with it we find your request at once.',
  notYou: 'You asked for nothing? Then somebody mistyped an address, and you need do nothing.',
} as const

/** The mail that tells the owner, once a day at most, that leads need a hand. */
export const digestMail = {
  subject: 'Leads need your attention',
  intro: 'The website keeps every lead, but something needs you:',
  late: (count: number, minutes: number): string =>
    `${count} not delivered yet, the oldest for ${minutes} minutes: npm run leads -- stats`,
  dead: (count: number): string =>
    `${count} given up after three days: npm run leads -- list, then retry`,
  quarantine: (count: number): string =>
    `${count} in quarantine: npm run leads -- list --quarantined, then release or erase`,
  silent: (days: number): string =>
    `No lead for ${days} days: send one through the contact form to see that it works`,
  footer: 'This mail comes once a day at most.',
} as const
