import { isJsonObject } from '@nightdesk/contracts'
import type { PaperFacts } from './line.ts'

/** What every paper of a visitor's own business says of itself; anything else on it is a row. */
const heads = ['title', 'status']

/** The note of a visitor's own business: its rows, each under its label, in the order in which they came. */
export function readOwnFacts(given: Readonly<Record<string, unknown>>): PaperFacts {
  const facts: readonly unknown[] = Array.isArray(given['facts']) ? given['facts'] : []
  const rows = facts.flatMap((fact) => {
    if (!isJsonObject(fact) || typeof fact.label !== 'string') return []
    return typeof fact.value === 'string' ? [[fact.label, fact.value] as const] : []
  })
  const head = heads.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries([...head, ...rows])
}

/** The rows of such a note, as a form prints them. */
export function ownRows(
  facts: PaperFacts,
): readonly { readonly fact: string; readonly name: string }[] {
  return Object.keys(facts)
    .filter((fact) => !heads.includes(fact))
    .map((fact) => ({ fact, name: fact }))
}
