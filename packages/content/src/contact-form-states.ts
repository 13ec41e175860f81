import { teamHours } from './team-hours.ts'

/** What the form says before it is sent, while it is and after. The toasts are the specification's. */
export const contactFormStates = {
  name: 'Discovery call request',
  numbers: { name: '1', email: '2', phone: '3', message: '4' },
  next: `We’ll email you back, or call if you leave a number. ${teamHours.sentence}`,
  /** The button's label while submitting. */
  submitting: 'Submitting...',
  sent: 'Got it. We’ll be in touch.',
  /** Not sent yet: the server was down, or has taken enough from this network for now. */
  kept: 'Saved in this browser. It will send automatically while this site is open, or on your next visit.',
  reference: 'Reference',
  copy: 'Copy reference',
  copied: 'Copied',
} as const
