/** What the form says while it is sent and after. The toasts are the specification's. */
export const contactFormStates = {
  name: 'Discovery call request',
  numbers: { name: '1', email: '2', phone: '3', message: '4' },
  /** Spec §4: the button's label while submitting. */
  submitting: 'Submitting...',
  sent: 'Noted. We will call.',
  reference: 'Reference',
} as const
