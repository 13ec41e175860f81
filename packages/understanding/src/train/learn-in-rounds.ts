import { shuffle, type Random } from './random.ts'

/** What learns from sentences that it was given in a row, in as many rounds as it is told. */
export type Learner<Result> = {
  /** How many rounds learn sentences well that it sees for the first time. */
  readonly rounds: number
  /** Learns the first so many. */
  learn(count: number, rounds: number): void
  /** What is learned so far. */
  result(): Result
}

type Learning<Item> = {
  readonly rounds: number
  readonly random: Random
  /** Takes a step for one item, and tells how far off it was before: 0 for what was known, 1 for what was quite wrong. */
  readonly learn: (item: Item) => number
}

// What is this little off is known; looking at it again teaches next to nothing.
const known = 0.03

/** Learns items round after round. Every other round passes over what was known at its last look. */
export function learnInRounds<Item>(
  items: readonly Item[],
  { rounds, random, learn }: Learning<Item>,
): void {
  let open = items
  for (let round = 0; round < rounds; round += 1) {
    const isWhole = round % 2 === 0
    open = shuffle(isWhole ? items : open, random).filter((item) => learn(item) > known)
  }
}
