/** What has a number of its own, which stays the same whatever else there is. */
export type Numbered = { readonly number: number }

/** The same things in the order of this round. Another thing among them leaves the others in theirs. */
export function orderOfRound<T extends Numbered>(things: readonly T[], round: number): T[] {
  return things
    .map((thing) => ({ thing, place: scramble(thing.number ^ Math.imul(round + 1, step)) }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing)
}

const step = 0x9e3779b1

/** Another number for each number, far from those of its neighbors. */
function scramble(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
