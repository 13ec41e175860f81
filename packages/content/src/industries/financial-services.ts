import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const financialServices = {
  meta: {
    title: pageTitle('Financial services'),
    description:
      'AI automation for advisers, brokers and accountants: client intake, document chasing and call notes that are complete before the meeting begins.',
  } satisfies PageMeta,
  hero: {
    label: 'Financial services',
    title: 'Fewer forms chased. More clients seen.',
    lead: 'Intake calls, missing documents, appointment changes and file notes, handled in order and written down as they happen.',
    action: { label: 'Schedule a Free Strategy Call', to: '#contact' },
  } satisfies Hero,
} as const
