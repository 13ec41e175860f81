import { type Numbered, orderOfRound } from './order.ts'

/** What learns from sentences that it was given in a row, in as many rounds as it is told. */
export type Learner<Result> = {
  /** How many rounds learn sentences well that it sees for the first time. */
  readonly rounds: number
  /** Learns the first so many: those it has not learned yet, and those before them that it does not know yet. */
  learn(count: number, rounds: number): void
  /** What is learned so far. */
  result(): Result
}

/**
 * Takes a step for one item, and tells how far off it was before: 0 for what was known, 1 for what was quite wrong.
 * `settling` goes from 0 to 1 in the last rounds, over which the weights are averaged.
 */
export type LearnOne<Item> = (item: Item, settling: number) => number

// What is this little off is known; looking at it again teaches next to nothing.
const known = 0.03

// The last rounds are averaged: enough of them to be calm, and none in which it knew little yet.
const settlingShare = 1 / 3

/** Learns items in their row, as `Learner` says. What was known at its last look is not learned with later ones again. */
export function createRounds<Item extends Numbered>(
  all: readonly Item[],
  learn: LearnOne<Item>,
): (count: number, rounds: number) => void {
  let learned = 0
  let open: readonly Item[] = []
  return (count, rounds) => {
    open = learnInRounds([...open, ...all.slice(learned, count)], rounds, learn)
    learned = count
  }
}

/** Learns items round after round. Every other round passes over what was known at its last look; returns the rest. */
function learnInRounds<Item extends Numbered>(
  items: readonly Item[],
  rounds: number,
  learn: LearnOne<Item>,
): readonly Item[] {
  const settlingRounds = Math.ceil(rounds * settlingShare)
  let open = items
  for (let round = 0; round < rounds; round += 1) {
    const ordered = orderOfRound(round % 2 === 0 ? items : open, round)
    const settled = round - (rounds - settlingRounds)
    open = ordered.filter((item, at) => {
      const settling = Math.max(0, settled + at / ordered.length) / settlingRounds
      return learn(item, settling) > known
    })
  }
  return open
}
