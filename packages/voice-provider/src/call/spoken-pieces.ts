import type { Clause } from '../conversation.ts'

// Longer than anything in the bank. Other callers wait until the piece in hand is made.
const longestPiece = 160

/** Clauses in pieces that are each made quickly: cut between words, and through a word only where it is endless. */
export function spokenPieces(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap(piecesOf)
}

function piecesOf(clause: Clause): readonly Clause[] {
  if (clause.length <= longestPiece) return [clause]
  const cut = clause.lastIndexOf(' ', longestPiece)
  const end = cut > 0 ? cut : longestPiece
  return [clause.slice(0, end), ...piecesOf(clause.slice(end).trimStart())]
}
