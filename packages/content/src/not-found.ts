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
  /** Even a wrong number leaves a note. */
  note: {
    title: 'Call note',
    number: 'No. 404',
    rows: [
      { name: 'Asked for', value: 'A page that isn’t here' },
      { name: 'Tried', value: 'Every line on the board' },
      { name: 'Done', value: 'Gave you the directory' },
      { name: 'Next', value: 'Pick an extension, or ask AIR' },
    ],
  },
  hear: hearItAnswer,
  directoryHeading: 'Directory',
  directory: [
    { extension: '201', label: 'Industries', to: '/industries' },
    { extension: '202', label: 'AIR', to: '/products/air' },
    { extension: '203', label: 'Savings Calculator', to: '/measured-performance' },
    { extension: '204', label: 'Contact', to: '/#contact' },
  ] satisfies readonly (InternalLink & { readonly extension: string })[],
  /** What the page says where the address is that of an agent without a page. */
  comingProduct: {
    label: 'Coming Soon',
    meta: ({ name, fullName, description }: Product): PageMeta => ({
      title: pageTitle(`${name} is coming`),
      description: `${name} is our ${fullName}, still in the works. ${description}`,
    }),
    /** After the name, which alone stands on the plate. */
    isComing: 'is coming',
    /** Beside the example of what the agent will write, and above the row of all seven. */
    noteNumber: 'Example',
    noteCaption: ({ name }: Product): string => `What ${name} will leave on your desk`,
    shelfName: 'All agents',
    action: { label: 'Ask about the start date', to: '#contact' } satisfies InternalLink,
    hear: { label: 'Talk to AIR today', to: hearItAnswer.to } satisfies InternalLink,
    all: { label: 'See all agents', to: '/products' } satisfies InternalLink,
    /** The agent that is there, and what it does in the meantime. */
    today: { name: 'AIR', label: 'On duty today' },
    /** In large beside the plate: nothing is broken, somebody just hasn't started yet. */
    notYet: ({ name }: Product): string => `${name} isn’t on duty yet.`,
    /** The job it will have, and what of it is to be had before. */
    job: {
      label: 'The job',
      duties: 'What it will do',
      signs: 'Signs you need it',
      limit: 'Where it stops',
      built: 'Yours today, built to order',
    },
    /** Under the plates, in small print. */
    noPage: ({ name }: Product): string => `${name}’s full page goes live when ${name} does.`,
    contact: ({ name }: Product): ContactInvite => ({
      title: `Want ${name} for your business?`,
      lead: 'Tell us what you’d like it to do. Our team will contact you shortly to schedule a free discovery call and tell you where things stand.',
    }),
  },
  logMessage: 'No page at this path:',
} as const
