import { deskWords, type Lines } from '@nightdesk/content'
import type { Slot } from '../brain/dialogue/script.ts'
import { type Value, type Values, printValue } from '../brain/dialogue/values.ts'
import { isKnownName, type PersonName } from '../brain/language/person-name.ts'

type Asks = { readonly ask: Lines; readonly askAgain: Lines }

export function slot(
  id: string,
  asks: Asks,
  names: readonly string[],
  more: Partial<Omit<Slot, 'id' | 'ask' | 'askAgain' | 'names'>> = {},
): Slot {
  return { id, ...asks, names, isNeeded: () => true, ...more }
}

/** A name the voice bank does not know may well be misheard: it is asked for letter by letter. */
export function refineName(value: Value): Lines | undefined {
  if (value.kind !== 'name' || value.isSure) return undefined
  return value.name.first && value.name.last ? deskWords.spellLast : deskWords.spellName
}

export function isSureName(name: PersonName, by: 'speech' | 'typing', isSpelled: boolean): boolean {
  return by === 'typing' || isSpelled || isKnownName(name)
}

/** The facts of a paper: what is not known yet is an empty field. */
export function printed<K extends string>(values: Values, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, printValue(values[key])])) as Record<K, string>
}
