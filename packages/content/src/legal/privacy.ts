import { brand } from '../brand.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, PageMeta } from '../types.ts'

export const privacy = {
  meta: {
    title: pageTitle('Privacy policy'),
    description: `What ${brand.product} learns about visitors of this website, what it is used for, who sees it, and how to have it corrected or erased.`,
  } satisfies PageMeta,
  hero: {
    label: 'Effective 2025',
    title: 'Privacy policy',
    lead: `This site sets no cookies. What you send us is used to answer you. To see, correct or erase it, write to ${brand.email}.`,
  } satisfies Hero,
} as const
