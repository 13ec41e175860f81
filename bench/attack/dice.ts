import { seededRandom } from '../leads/random.ts'

/** Chance that comes out the same in every run with the same seed. */
export type Dice = {
  /** From 0 up to 1. */
  readonly random: () => number
  /** True this often: 0.25 is one time in four. */
  chance(share: number): boolean
  /** A whole number; both ends may come. */
  whole(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  bytes(length: number): Buffer
}

/** A name gives dice of its own: operation 7 of one attack falls alike whatever the others do meanwhile. */
export function createDice(seed: number, name: string): Dice {
  const random = seededRandom(seed ^ hashOf(name))
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    random,
    whole,
    chance: (share) => random() < share,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    bytes(length) {
      const words = Uint32Array.from({ length: Math.ceil(length / 4) }, () => random() * 2 ** 32)
      return Buffer.from(words.buffer).subarray(0, length)
    },
  }
}

// FNV-1a: short names that differ in one digit still get seeds far apart.
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of Buffer.from(name)) hash = Math.imul(hash ^ character, 0x01000193)
  return hash | 0
}
