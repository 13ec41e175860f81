import type { ContactInvite } from './contact.ts'
import { hearItAnswer } from './demo.ts'
import { pageTitle } from './page-title.ts'
import type { Product } from './products.ts'
import type { InternalLink, PageMeta } from './types.ts'

export const notFound = {
  meta: {
    title: pageTitle('Page not found'),
    description:
      'There’s no page at this address. Check the directory for what you’re looking for.',
  } satisfies PageMeta,
  code: '404',
  label: 'no such extension',
  title: 'Oops! Page not found',
  home: { label: 'Return to Home', to: '/' },
  directoryHeading: 'Directory',
  directory: [
    { label: 'Industries', to: '/industries' },
    { label: 'AIR', to: '/products/air' },
    { label: 'Savings Calculator', to: '/measured-performance' },
    { label: 'Contact', to: '/#contact' },
  ] satisfies readonly InternalLink[],
  /** What the page says where the address is that of an agent without a page. */
  comingProduct: {
    label: 'Coming Soon',
    meta: ({ name, fullName, description }: Product): PageMeta => ({
      title: pageTitle(`${name} is coming`),
      description: `${fullName}, an agent we’re building. ${description}`,
    }),
    title: ({ name }: Product): string => `${name} is coming`,
    line: ({ fullName, description }: Product): string => `${fullName}. ${description}`,
    action: { label: 'Ask us about it', to: '#contact' } satisfies InternalLink,
    links: [
      { label: 'See all agents', to: '/products' },
      { label: 'Talk to AIR today', to: hearItAnswer.to },
    ] satisfies readonly InternalLink[],
    /** Before the words of the not-found page, which hold here too. */
    noPage: 'This address has no page yet:',
    contact: ({ name }: Product): ContactInvite => ({
      title: `Want ${name} for your business?`,
      lead: 'Tell us what you’d use it for. Our team will contact you shortly to schedule a free discovery call and tell you where things stand.',
    }),
  },
  logMessage: 'No page at this path:',
} as const
