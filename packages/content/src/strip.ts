/** The words around the day strip: twenty-four hours of one example line. */
export const dayStrip = {
  caption: '24 hours, one example line',
  open: 'Desk open',
  lost: 'Would have rung out',
  thisCall: '02:14 this call',
  description:
    'An example day on one phone line. Calls between 9 am and 6 pm find the desk open. Calls in the early morning, in the evening, and one at 2:14 am would have rung out.',
} as const
