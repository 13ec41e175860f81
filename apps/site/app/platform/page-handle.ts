import { useMatches } from 'react-router'

/** What a page tells the shell around it. */
export type PageHandle = {
  /** The scheme of the page's first section; day when not said. */
  readonly topScheme?: 'day' | 'night'
  /** Whether the announcement stands above the header. */
  readonly hasBanner?: boolean
}

/** The handle of the page on show. */
export function usePageHandle(): PageHandle {
  const matches = useMatches()
  return (matches.at(-1)?.handle as PageHandle | undefined) ?? {}
}
