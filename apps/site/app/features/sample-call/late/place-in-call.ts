/** How a recording runs, as `npm run samples` has noted it. */
export type Course = {
  /** When each line begins, in seconds. */
  readonly starts: readonly number[]
  /** How loud each tenth of a second is, as one digit. */
  readonly levels: string
}

const levelsPerSecond = 10
const loudest = 9

/** The line that is said at this second; the first one from the beginning. */
export function lineAt({ starts }: Course, second: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= second),
  )
}

/** How loud it is then, from 0 to 1. */
export function levelAt({ levels }: Course, second: number): number {
  return Number(levels[Math.floor(second * levelsPerSecond)] ?? 0) / loudest
}
