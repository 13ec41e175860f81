import { pageTitle } from './page-title.ts'
import type { Hero, PageMeta } from './types.ts'

export const calculator = {
  meta: {
    title: pageTitle('Savings Calculator'),
    description:
      'Four numbers about your week give the hours, workdays and dollars that repetitive work costs you each month, with the formula printed beneath.',
  } satisfies PageMeta,
  hero: {
    label: 'Savings calculator',
    title: 'What the hours add up to',
    lead: 'Employees, minutes and an hourly wage: hours saved a month are employees × minutes × 20 ÷ 60, and the savings are those hours times the wage.',
    action: { label: 'Schedule a Free Audit', to: '#contact' },
  } satisfies Hero,
} as const
