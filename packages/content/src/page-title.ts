import { brand } from './brand.ts'

/** The tab title of a page below the home page, in the form the specification gives for the calculator. */
export function pageTitle(page: string): string {
  return `${page} | ${brand.product} | ${brand.tagline}`
}
