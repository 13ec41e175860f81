import type { IndustryNames } from './names.ts'
import { openWords } from './placeholder.ts'

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
  const todo = openWords
  return `import { claims } from '../claims.ts'
import { hearItAnswer } from '../demo.ts'
import { pageTitle } from '../page-title.ts'
import type { AppointmentCardContent } from './healthcare.ts'
import type { IndustryPageContent } from './industry-page.ts'

const strategyCall = { label: 'Schedule a Free Strategy Call', to: '#contact' } as const

export const ${field} = {
  meta: {
    title: pageTitle('${title}'),
    description: '${todo(`what ${title} gets from AIR, in one or two sentences for those who search.`)}',
  },
  hero: {
    label: '${title}',
    title: '${todo(`the promise of ${title}`)}',
    lead: '${todo(`who calls in ${title}, and what AIR does.`)}',
    action: strategyCall,
    secondAction: hearItAnswer,
  },
  paper: {
    title: '${todo('the paper of the trade')}',
    days: [
      { name: 'Mon', isMarked: false },
      { name: 'Tue', isMarked: true },
    ],
    rows: [{ name: 'When', value: '${todo('what the call was about')}' }],
    advice: '${todo('a line in small print')}',
    exampleLabel: 'Example',
    callNote: {
      title: 'Call note',
      number: '${todo('the hour')}',
      rows: [{ name: 'Asked for', value: '${todo('what the caller wanted')}' }],
    },
  } satisfies AppointmentCardContent,
  claim: {
    label: '${todo('over the claim')}',
    claim: claims.everyCall,
    text: '${todo('how a reader can check the claim.')}',
    terms: {
      theirs: '${todo('what a reader has now')}',
      ours: 'With AIR',
      rows: [
        {
          item: '${todo('a call that is lost now')}',
          figure: claims.everyCall.figure,
          text: '${todo('what becomes of it.')}',
        },
      ],
    },
  },
  timeSinks: {
    label: 'Time sinks',
    title: '${todo('the day without the phone')}',
    lead: '${todo(`what interrupts ${title}.`)}',
    lines: [
${numbered(3, (n) => `{ mark: '${n + 8}:00', text: '${todo(`job ${n}`)}', instead: '${todo(`what AIR does about job ${n}.`)}' }`)}
    ],
  },
  automations: {
    label: 'Sample automations',
    title: '${todo(`where ${title} starts`)}',
    lead: '${todo('what each of them ends with.')}',
    parts: { when: 'When', does: 'AIR', leaves: 'You get' },
    samples: [
${numbered(3, (n) => `{ title: '${todo(`sample ${n}`)}', when: '${todo(`when sample ${n} begins.`)}', does: '${todo(`what AIR does in sample ${n}.`)}', leaves: '${todo(`what sample ${n} leaves.`)}' }`)}
    ],
  },
  outcomes: {
    label: 'Outcomes',
    title: '${todo(`what ${title} gets of it`)}',
    lead: '${todo('how the results are counted.')}',
    entries: [
${numbered(4, (n) => `{ title: '${todo(`outcome ${n}`)}', value: '${todo('its measure')}', text: '${todo(`what outcome ${n} means.`)}' }`)}
    ],
    total: { name: 'Total', value: '${todo('what it adds up to')}' },
    action: strategyCall,
  },
  contact: {
    title: '${todo(`the invitation to talk about ${title}`)}',
    lead: '${todo('what to tell us')}. Our team will contact you shortly to schedule your free strategy call.',
  },
} as const satisfies IndustryPageContent & { readonly paper: AppointmentCardContent }
`
}

function numbered(count: number, row: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => `      ${row(index + 1)},`).join('\n')
}

function page({ key, field, component }: IndustryNames): string {
  return `import { ${field} } from '@nightdesk/content'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/${key}'
import { AppointmentPaper } from './appointment-paper.tsx'
import { ClaimBand } from './claim-band.tsx'
import { IndustryPage } from './industry-page.tsx'
import styles from './${key}.css?url'

export const loader = () => ${field}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/${key}', loaderData?.meta, styles)

export default function ${component}Page({ loaderData: copy }: Route.ComponentProps) {
  return (
    <IndustryPage
      copy={copy}
      stock="card"
      paper={<AppointmentPaper {...copy.paper} />}
      claim={<ClaimBand {...copy.claim} />}
    />
  )
}
`
}

const styles = `@import '../../styles/layers.css';
@import '../../ui/own-sum.css' layer(ui);
@import './appointment-paper.css' layer(pages);
@import './appointment-stock.css' layer(pages);
@import './industry.css' layer(pages);
`
