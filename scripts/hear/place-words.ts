import { alignLetters } from './align-letters.ts'

/** A word as it is compared, and the place in the sentence that it belongs to. */
export type Piece = { readonly letters: string; readonly place: number }

export type Placed = {
  readonly pieces: readonly Piece[]
  /** How much of each place of the written sentence was found again, from 0 to 1. */
  readonly likeness: (isAsked: (place: number) => boolean) => number
}

const voteOfSame = 2
const voteOfOther = 1

/** Gives each heard word the place that most of its letters have in what was said. */
export function placeWords(said: readonly Piece[], heard: readonly string[]): Placed {
  const [from, to] = [said.map(({ letters }) => letters).join(' '), heard.join(' ')]
  const placeOf = said.flatMap(({ letters, place }) =>
    Array<number>(letters.length + 1).fill(place),
  )
  const wordOf = heard.flatMap((word, at) => Array<number>(word.length + 1).fill(at))
  const votes = heard.map(() => new Map<number, number>())
  const found = new Map<number, number>()
  for (const pair of alignLetters(from, to)) {
    const place = placeOf[pair.from] ?? 0
    if (to.charAt(pair.to) === ' ') continue
    count(votes[wordOf[pair.to] ?? 0], place, pair.isSame ? voteOfSame : voteOfOther)
    if (pair.isSame) count(found, place, 1)
  }
  const places = fillGaps(votes.map(mostVoted))
  return {
    pieces: heard.map((letters, at) => ({ letters, place: places[at] ?? 0 })),
    likeness(isAsked) {
      const all = said.filter(({ place }) => isAsked(place))
      const same = [...found].filter(([place]) => isAsked(place))
      return sum(same.map(([, letters]) => letters)) / sum(all.map(countLetters))
    },
  }
}

function count(tally: Map<number, number> | undefined, place: number, times: number): void {
  tally?.set(place, (tally.get(place) ?? 0) + times)
}

function mostVoted(votes: ReadonlyMap<number, number>): number | undefined {
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

// A word that stands for nothing belongs to a span only in the middle of it.
function fillGaps(places: readonly (number | undefined)[]): readonly number[] {
  let last = 0
  return places.map((place, at) => {
    const next = place ?? places.slice(at).find((one) => one !== undefined)
    if (place === undefined && next !== last && last % 2 === 1) last += 1
    return (last = place ?? last)
  })
}

function countLetters({ letters }: Piece): number {
  return letters.replaceAll(' ', '').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
