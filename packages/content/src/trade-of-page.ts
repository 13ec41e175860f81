import { industries } from './industries/index-page.ts'

/** The trade that a page is about, for a lead that was left on it. */
export function tradeOfPage(path: string): string | undefined {
  return industries.cards.find(({ link }) => link === path)?.title
}
