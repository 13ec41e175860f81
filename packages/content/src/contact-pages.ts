import { brand } from './brand.ts'
import { pageTitle } from './page-title.ts'

/** The pages the server shows to visitors without JavaScript. */
export const contactPages = {
  sentTitle: pageTitle('Request sent'),
  referenceLabel: 'Your reference number',
  referenceHint: 'Keep it handy. It helps us find your request right away.',
  wrongTitle: pageTitle('Please check your request'),
  wrongHeading: 'Not sent yet',
  failedTitle: pageTitle('Request not sent'),
  failedHeading: 'Your request was not sent',
  keepText: 'Your browser still has what you wrote. Go back to the form and send it again.',
  mail: { before: 'Or email us: ', address: brand.email },
  home: { label: 'Return to Home', to: '/' },
} as const
