/** The words around the day strip: twenty-four hours of one example line. */
export const dayStrip = {
  caption: '24 hours on one line (example)',
  open: 'Phone staffed',
  lost: 'Would have been missed',
  thisCall: '2:14 am: this call',
  description:
    'An example day on one phone line. Between 9 am and 6 pm, the phone is staffed. Calls in the early morning and evening, including one at 2:14 am, would have been missed.',
} as const
