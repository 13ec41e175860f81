/** What somebody who waits for a line has to say for it; less is better. */
export type Claim = {
  /** Lines that their network has now. */
  readonly lines: number
  /** Zero for a newcomer; more for whose block had lines within the hour; and how many it has now. */
  readonly rankMs: number
  readonly blockLines: number
  /** Since when they ask. */
  readonly since: number
}

// So many have a line within a minute, where each has it for twenty seconds.
const fewEquals = 12

/**
 * Who is served first: who had less; of those who had the same, whoever has asked longest. Where many have had nothing,
 * they take turns with whoever has begun to ask last: networks that all asked in time would keep a newcomer out until
 * each of them has had its line. The number says how many lines have been given in this order before.
 */
export function inTurn<Waiter>(
  waiters: readonly Waiter[],
  claimOf: (waiter: Waiter) => Claim,
  given: number,
): Waiter[] {
  const left = waiters
    .map((waiter) => ({ waiter, claim: claimOf(waiter) }))
    .toSorted((one, other) => compare(one.claim, other.claim))
  const ordered: Waiter[] = []
  for (let at = given; left.length > 0; at += 1) {
    const last = lastEqual(left)
    const isNewests = left[0]?.claim.rankMs === 0 && last >= fewEquals && at % 2 === 1
    const [next] = left.splice(isNewests ? last : 0, 1)
    if (next) ordered.push(next.waiter)
  }
  return ordered
}

/** Where the last of those stands who are equal to the first. */
function lastEqual(sorted: readonly { readonly claim: Claim }[]): number {
  const [first] = sorted
  return sorted.findLastIndex(({ claim }) => first && isEqual(claim, first.claim))
}

function isEqual(one: Claim, other: Claim): boolean {
  return compareHad(one, other) === 0
}

function compare(one: Claim, other: Claim): number {
  return compareHad(one, other) || one.since - other.since
}

function compareHad(one: Claim, other: Claim): number {
  return one.lines - other.lines || one.rankMs - other.rankMs || one.blockLines - other.blockLines
}
