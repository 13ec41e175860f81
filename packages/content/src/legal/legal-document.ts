import type { Hero, PageMeta, RoutePath } from '../types.ts'

/** A stretch of running text: words, a link to a page of the site or a section of this one, or the mailbox. */
export type LegalPart =
  | string
  | { readonly label: string; readonly to: RoutePath | `#${string}` }
  | { readonly mailbox: string }

export type LegalBlock =
  | { readonly kind: 'text'; readonly parts: readonly LegalPart[] }
  /** Cases and what holds in each. */
  | {
      readonly kind: 'cases'
      readonly cases: readonly { readonly name: string; readonly text: string }[]
    }

export type LegalSection = {
  /** Its address on the page. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

/** A legal text in numbered sections; the numbers are the order they stand in. */
export type LegalDocument = {
  readonly meta: PageMeta
  readonly effective: string
  readonly hero: Hero
  readonly contentsName: string
  readonly sections: readonly LegalSection[]
}

/** One paragraph. */
export function text(...parts: readonly LegalPart[]): LegalBlock {
  return { kind: 'text', parts }
}
