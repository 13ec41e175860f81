import type { Clause } from '../conversation.ts'

// Longer than anything in the bank. Other callers wait until the piece in hand is made.
const longestPiece = 160
// "777777777" is spoken in ninety letters.
const lettersOfDigit = 8

/** Clauses in pieces that are each made quickly: cut between words, and through a word only where it is endless. */
export function spokenPieces(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap(piecesOf)
}

function piecesOf(clause: Clause): readonly Clause[] {
  const fits = lengthThatFits(clause)
  if (fits === clause.length) return [clause]
  const cut = clause.lastIndexOf(' ', fits)
  const end = cut > 0 ? cut : fits
  return [clause.slice(0, end), ...piecesOf(clause.slice(end).trimStart())]
}

/** How much of it is spoken in the time of one piece. */
function lengthThatFits(clause: Clause): number {
  let letters = 0
  for (let at = 0; at < clause.length; at += 1) {
    letters += isDigit(clause.charCodeAt(at)) ? lettersOfDigit : 1
    if (letters > longestPiece) return at
  }
  return clause.length
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
