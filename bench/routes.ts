import { routes } from '@nightdesk/content'

/** The routes named on the command line, or the given default. */
export function chosenRoutes(fallback: readonly string[]): readonly string[] {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  return named.length > 0 ? named : fallback
}

export const allRoutes: readonly string[] = routes.map(({ path }) => path)
