import type { Route } from '@nightdesk/content'

/** A part of a walk over the site: where it starts, and the pages it goes on to. */
export type Leg = readonly [start: Route, ...others: Route[]]

const pagesPerLeg = 4

/**
 * A walk over these pages in parts, each of which starts where the one before it ended: whoever takes
 * all of them has gone every step of the walk, and none of them is long.
 */
export function legs(routes: readonly Route[]): readonly Leg[] {
  const found: Leg[] = []
  for (let at = 0; at < routes.length - 1; at += pagesPerLeg) {
    const [start, ...others] = routes.slice(at, at + pagesPerLeg + 1)
    if (start) found.push([start, ...others])
  }
  return found
}

/** What a test of one leg is called by. */
export function nameOf(leg: Leg): string {
  return `from ${leg[0].path} to ${leg.at(-1)?.path}`
}
