import type { Piece, Placed } from './place-words.ts'

// A recognizer that lost the thread repeats itself or stops.
const mostTimesLonger = 2
const mostTimesLongerSpan = 3
const spareLetters = 4
// With half of a line and a third of a span, spans of sentences as they were written were read worse.
const leastOfLine = 0.75
const leastOfSpan = 1 / 2

type Heard = {
  readonly said: readonly Piece[]
  readonly heard: readonly Piece[]
  readonly likeness: Placed['likeness']
}

/** Whether what was heard still stands for what was said: the line as a whole, and each marked span. */
export function isReasonable({ said, heard, likeness }: Heard): boolean {
  if (likeness(() => true) < leastOfLine) return false
  if (lengthOf(heard) > lengthOf(said) * mostTimesLonger) return false
  const spans = new Set(said.map(({ place }) => place).filter((place) => place % 2 === 1))
  return [...spans].every((span) => {
    const isFound = likeness((place) => place === span) >= leastOfSpan
    return isSized(span, said, heard) && (isFound || hasNeighbors(span, said, heard))
  })
}

function isSized(span: number, said: readonly Piece[], heard: readonly Piece[]): boolean {
  const sizeIn = (pieces: readonly Piece[]) =>
    lengthOf(pieces.filter(({ place }) => place === span))
  const [before, after] = [sizeIn(said), sizeIn(heard)]
  if (after === 0 || after * mostTimesLongerSpan < before) return false
  return after <= before * mostTimesLongerSpan + spareLetters
}

/** A value may be heard as something else altogether, when the words around it tell where it stands. */
function hasNeighbors(span: number, said: readonly Piece[], heard: readonly Piece[]): boolean {
  const [a, b] = [said, heard].map((pieces) => neighborsOf(span, pieces))
  return a?.before === b?.before && a?.after === b?.after
}

function neighborsOf(span: number, pieces: readonly Piece[]) {
  const first = pieces.findIndex(({ place }) => place === span)
  const last = pieces.findLastIndex(({ place }) => place === span)
  return { before: pieces[first - 1]?.letters, after: pieces[last + 1]?.letters }
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.map(({ letters }) => letters).join(' ').length
}
