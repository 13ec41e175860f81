import { brand } from './brand.ts'
import { teamHours } from './team-hours.ts'
import { toasts } from './toasts.ts'

export type LeadSubject = {
  /** Empty when nothing of it can be shown. */
  readonly name: string
  readonly trade: string | undefined
  readonly page: string | undefined
  readonly reference: string
}

/** The mail that brings a lead to the sales mailbox. */
export const leadMail = {
  sender: `${brand.product} website`,
  // The same beginning and end for all of them: people filter by the one and find by the other.
  subject: ({ name, trade, page, reference }: LeadSubject): string => {
    const from = page && `from ${page === '/' ? 'the home page' : page}`
    return `Discovery call: ${[name, trade, from, reference].filter(Boolean).join(', ')}`
  },
  probeSubject: (reference: string): string => `Test lead ${reference}`,
  heading: 'Discovery call request',
  intro: {
    form: 'Someone requested a free discovery call through the website.',
    call: 'Someone requested a free discovery call while talking to the voice demo.',
    probe: 'The website sends itself this test lead once an hour. Nobody is waiting for an answer.',
  },
  replyHint: 'Reply to this email to answer.',
  noReplyHint: 'Replying won’t reach them. Copy their email address from above.',
  noEmailHint: 'They left no email address, so call the number above.',
  labels: {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    trade: 'Industry',
    page: 'Page',
    receivedAt: 'Received',
    message: 'Message',
  },
  none: 'not given',
  footer: {
    form: (consentVersion: string): string =>
      `The form cannot be sent without agreeing to the Privacy Policy (consent text ${consentVersion}).`,
    call: (consentVersion: string): string =>
      `The caller heard it all read back and agreed to have it passed on (consent text ${consentVersion}).`,
    probe: (): string => 'Turn these emails off with LEAD_PROBE=off.',
  },
  erase: (reference: string): string =>
    `If they ask you to erase this lead: npm run leads -- erase ${reference}`,
} as const

/** The mail to a visitor. It has no word of theirs in it, so that nobody can send words by way of us. */
export const receiptMail = {
  sender: brand.product,
  subject: (reference: string): string => `${brand.product} has your request ${reference}`,
  heading: 'We have your request',
  received: (time: string): string =>
    `On ${time}, ${brand.product} received your request for a free discovery call.`,
  nextLabel: 'What happens next',
  next: toasts.contactSent.text,
  when: teamHours.sentence,
  reply: 'Anything to add? Just reply to this email.',
  referenceLabel: 'Your reference number',
  referenceHint: 'Keep it handy. It helps us find your request right away.',
  notYou:
    'Didn’t request this? Someone probably mistyped their address. You can ignore this email.',
  company: `${brand.product}, ${brand.city}`,
} as const

/** The mail that tells the owner, once a day at most, that leads need a hand. */
export const digestMail = {
  subject: 'Leads need your attention',
  intro: 'Every lead is saved, but something needs your attention:',
  late: (count: number, minutes: number): string =>
    `${count} not delivered yet, oldest waiting ${minutes} minutes: npm run leads -- stats`,
  dead: (count: number): string =>
    `${count} not delivered after three days of trying: npm run leads -- list, then retry`,
  quarantine: (count: number): string =>
    `${count} in quarantine: npm run leads -- list --quarantined, then release or erase`,
  silent: (days: number): string =>
    `No leads for ${days} days: send one through the contact form to make sure it works`,
  footer: 'You get this email once a day at most.',
} as const
