import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, PageMeta } from '../types.ts'

export const terms = {
  meta: {
    title: pageTitle('Terms and conditions'),
    description: `The terms on which ${brand.product} offers this website, its savings calculator and its live voice demo. United States law governs them.`,
  } satisfies PageMeta,
  hero: {
    label: 'Effective 2025',
    title: 'Terms and conditions',
    lead: 'By using this website you accept these terms. Estimates and demos on it are given as they are, without warranty. United States law governs.',
  } satisfies Hero,
  privacyLink: { label: 'Read the privacy policy', to: '/privacy' } satisfies InternalLink,
} as const
