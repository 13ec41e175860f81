import { calculatorFigures, claims, examples, statistics, type PageKey } from '@nightdesk/content'
import { findFigures, normalize } from './find-figures.ts'

type Entry = {
  readonly figure: string
  readonly text: string
  readonly alsoSaid?: readonly string[]
  readonly pages: 'all' | readonly PageKey[]
}

export type Ledger = Readonly<Record<string, Entry>>

/** What may be said: our own claims, examples to reckon with, and what others found. */
export const ledger: Ledger = { ...claims, ...examples, ...statistics }

function isAllowedOn({ pages }: Entry, page: PageKey): boolean {
  return pages === 'all' || pages.includes(page)
}

function figuresOf({ figure, text, alsoSaid = [] }: Entry): readonly string[] {
  return [normalize(figure), ...[figure, text, ...alsoSaid].flatMap(findFigures)]
}

/** The figures on a page that no entry of the ledger allows there. */
export function unallowedFigures(
  page: PageKey,
  text: string,
  entries: Ledger = ledger,
): readonly string[] {
  const allowed = new Set(
    Object.values(entries)
      .filter((entry) => isAllowedOn(entry, page))
      .flatMap(figuresOf),
  )
  const computed = calculatorFigures.pages.includes(page) ? calculatorFigures.patterns : []
  return findFigures(text).filter((figure) => {
    return !allowed.has(figure) && !computed.some((pattern) => new RegExp(pattern).test(figure))
  })
}

/** The entries that stand on none of the pages they were made for. */
export function unusedEntries(
  texts: Readonly<Partial<Record<PageKey, string>>>,
  entries: Ledger = ledger,
): readonly string[] {
  const pages = Object.entries(texts) as [PageKey, string][]
  return Object.keys(entries).filter((name) => {
    const entry = entries[name]
    return !pages.some(([page, text]) => {
      return entry && isAllowedOn(entry, page) && normalize(text).includes(normalize(entry.figure))
    })
  })
}
