/** The contact section that closes the pages a visitor may act on. */
export const contact = {
  label: 'Contact',
  title: 'Ask for a free discovery call',
  lead: 'Tell us what your phone rings about. We look at your calls together and say plainly what can be taken over, and what should not be.',
} as const
