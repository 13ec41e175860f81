export type Random = () => number

/** Random numbers from 0 up to 1, the same ones for the same seed: a model can be made again. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
