/** The second way to reach us, under the form. */
export const mailbox = {
  label: 'Or email us',
  subject: 'Discovery call',
  copy: 'Copy',
  copyHint: 'Copy the address',
} as const
