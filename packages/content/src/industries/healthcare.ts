import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const healthcare = {
  meta: {
    title: pageTitle('Healthcare'),
    description:
      'An AI receptionist for clinics and practices: appointments, reminders and intake taken off the front desk, at half the cost of a virtual receptionist.',
  } satisfies PageMeta,
  hero: {
    label: 'Healthcare',
    title: 'The waiting room is full. The phone still gets answered.',
    lead: 'Appointments, refills, directions, insurance questions: AIR takes the calls so that the person at your desk can look at the person in front of it.',
    action: { label: 'Schedule a Free Strategy Call', to: '#contact' },
  } satisfies Hero,
} as const
