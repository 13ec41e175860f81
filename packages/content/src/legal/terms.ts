import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, PageMeta } from '../types.ts'

export const termsMeta: PageMeta = {
  title: pageTitle('Terms and conditions'),
  description: `The terms on which ${brand.product} offers this website, its savings calculator and its live voice demo. United States law governs them.`,
}

export const termsHero: Hero = {
  label: 'Effective 2025',
  title: 'Terms and conditions',
  lead: 'By using this website you accept these terms. Estimates and demos on it are given as they are, without warranty. United States law governs.',
}

export const termsPrivacyLink: InternalLink = { label: 'Read the privacy policy', to: '/privacy' }
