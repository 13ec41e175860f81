import type { PersonName } from '../kinds/name.ts'
import type { Caller } from '../kinds/value.ts'
import type { Fact } from './facts.ts'
import type { Telling } from './which-slot.ts'

const isMe =
  /\b([\p{L}'’-]+)(?: ([\p{L}'’-]+))?(?:['’]s| is) (?:just |only )?(?:me|myself|my name)\b|\b([\p{L}'’-]+),? (?:and )?that['’]s (?:just |only )?(?:me|myself)\b/iu

type Told = { readonly facts: readonly Fact[]; readonly caller?: Caller | undefined }

/** "Stacy is me, the passenger is Mr. Gutierrez", where Stacy Gutierrez stood: she calls, and nobody who rides is called so. */
export function callerApart(
  { facts, caller }: Told,
  { task, values }: Telling,
  text: string,
): Told {
  const told = facts.find(({ slot }) => slot === 'name')?.value ?? values.name
  const hasCaller = task.slots.some(({ id }) => id === 'caller')
  if (!hasCaller || told?.kind !== 'name' || !told.name.last) return { facts, caller }
  const { first = '', last, title } = told.name
  const isFirst = (word = '') => first !== '' && word.toLowerCase() === first.toLowerCase()
  const isSaid = (isMe.exec(text) ?? []).slice(1).some(isFirst)
  if (!isSaid || (caller?.name && !isFirst(caller.name.first))) return { facts, caller }
  const name: PersonName = { last, ...(title && { title }) }
  const others = facts.filter(({ slot }) => slot !== 'name')
  return {
    facts: [...others, { slot: 'name', value: { kind: 'name', name, isSure: true } }],
    caller: { name: { first }, ...caller, kind: 'caller', isForAnother: true },
  }
}

/** Nobody calls for themself: once the name is the caller's own, no caller stands beside it. */
export function callsForOther({ facts, caller }: Told, { values }: Telling): Told {
  const told = facts.find(({ slot }) => slot === 'name')?.value
  const named = told ?? values.name
  const calls = caller?.name
  if (named?.kind !== 'name' || !calls || !isSame(calls, named.name)) return { facts, caller }
  // What stood there before is mended only by a name that is told.
  if (!told && values.caller) return { facts, caller }
  const { name: _, whose: __, role: ___, ...rest } = caller
  return { facts, caller: { ...rest, isForAnother: false } }
}

const isSame = (one: PersonName, other: PersonName): boolean =>
  one.first !== undefined &&
  one.first.toLowerCase() === other.first?.toLowerCase() &&
  (!one.last || !other.last || one.last.toLowerCase() === other.last.toLowerCase())
