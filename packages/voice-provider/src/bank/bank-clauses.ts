import type { Clause, Receptionist } from '../conversation.ts'
import { clauseKey } from './voice-bank.ts'
import { lineClauses } from './line-clauses.ts'
import { starterVocabulary } from './starter-vocabulary.ts'

/** Every clause the bank must hold for these assistants, each once, in a steady order. */
export function bankClauses(assistants: readonly Receptionist[]): readonly Clause[] {
  const clauses = new Set<Clause>()
  const sources = [
    lineClauses,
    starterVocabulary(),
    ...assistants.map((assistant) => assistant.clauses()),
  ]
  for (const source of sources) for (const clause of source) clauses.add(clauseKey(clause))
  return [...clauses]
}
