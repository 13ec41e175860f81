import type { IndustryNames } from './names.ts'

/** The files of a new industry page, by path: words to be written, on the paper of healthcare. */
export function industryFiles(names: IndustryNames): Readonly<Record<string, string>> {
  return {
    [`packages/content/src/industries/${names.key}.ts`]: words(names),
    [`apps/site/app/pages/industry/${names.key}.tsx`]: page(names),
    [`apps/site/app/pages/industry/${names.key}.css`]: styles,
  }
}

// oxlint-disable-next-line max-lines-per-function -- the text of one file, as it is written
function words({ title, field }: IndustryNames): string {
  const todo = `Words about ${title} that are yet to be written`
  return `import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
import type { AppointmentCardContent } from './healthcare.ts'
import type { IndustryPageContent } from './industry-page.ts'

export const ${field} = {
  meta: {
    title: pageTitle('${title}'),
    description: '${todo}, in one or two sentences for those who search.',
  },
  hero: {
    label: '${title}',
    title: '${title}: the phone gets answered.',
    lead: '${todo}.',
    action: { label: 'Schedule a Free Strategy Call', to: '#contact' },
  },
  paper: {
    title: '${title}',
    days: [{ name: 'Mon', isMarked: true }],
    rows: [{ name: 'When', value: 'Monday' }],
    advice: '${todo}',
    exampleLabel: 'Example',
    callNote: {
      title: 'Call note',
      number: '9:52 pm',
      rows: [{ name: 'Asked', value: '${todo}' }],
    },
  },
  claim: {
    label: 'Always there',
    claim: claims.alwaysOn,
    text: '${todo}.',
    terms: {
      theirs: 'Office hours',
      ours: 'AIR',
      rows: [{ item: '${todo}', figure: '24/7', text: '${todo}.' }],
    },
  },
  timeSinks: {
    label: 'Time sinks',
    title: '${todo}',
    lead: '${todo}.',
    lines: [{ mark: '9:00', text: '${todo}', instead: '${todo}' }],
  },
  automations: {
    label: 'Automations',
    title: '${todo}',
    lead: '${todo}.',
    parts: { when: 'When', does: 'Does', leaves: 'Leaves' },
    samples: [{ title: '${todo}', when: '${todo}', does: '${todo}', leaves: '${todo}' }],
    limit: '${todo}.',
  },
  outcomes: {
    label: 'Outcomes',
    title: '${todo}',
    lead: '${todo}.',
    entries: [{ title: '${todo}', value: 'More', text: '${todo}.' }],
    total: { name: 'In all', value: 'More' },
  },
  contact: {
    title: 'Talk with us about ${title}',
    lead: '${todo}. Our team will contact you shortly.',
  },
} as const satisfies IndustryPageContent & { readonly paper: AppointmentCardContent }
`
}

function page({ key, field, component }: IndustryNames): string {
  return `import { ${field} } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/${key}'
import { AppointmentPaper } from './appointment-paper.tsx'
import { IndustryPage } from './industry-page.tsx'
import styles from './${key}.css?url'

export const loader = () => ${field}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/${key}', loaderData?.meta, styles)

const order = ['claim', 'timeSinks', 'automations', 'outcomes'] as const

export default function ${component}Page({ loaderData: copy }: Route.ComponentProps) {
  return (
    <IndustryPage
      copy={copy}
      stock="card"
      order={order}
      paper={<AppointmentPaper {...copy.paper} />}
    />
  )
}
`
}

const styles = `@import '../../styles/layers.css';
@import './appointment-paper.css' layer(pages);
@import './appointment-stock.css' layer(pages);
@import './industry.css' layer(pages);
`
