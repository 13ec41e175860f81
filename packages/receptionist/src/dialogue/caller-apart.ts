import type { PersonName } from '../kinds/name.ts'
import type { Value, Values } from '../kinds/value.ts'
import type { Fact } from './facts.ts'

const isMe =
  /\b([\p{L}'’-]+)(?: ([\p{L}'’-]+))?(?:['’]s| is) (?:just |only )?(?:me|myself|my name)\b|\b([\p{L}'’-]+),? (?:and )?that['’]s (?:just |only )?(?:me|myself)\b/iu

/** "Stacy is me, the passenger is Mr. Gutierrez", where Stacy Gutierrez stood: nobody who rides is called Stacy. */
export function withoutCaller(
  facts: readonly Fact[],
  caller: Value | undefined,
  values: Values,
  text: string,
): readonly Fact[] {
  const self = caller?.kind === 'caller' && caller.isForAnother ? caller.name?.first : undefined
  const told = facts.find(({ slot }) => slot === 'name')?.value ?? values.name
  if (!self || told?.kind !== 'name') return facts
  const [, ...words] = isMe.exec(text) ?? []
  const isSaid = words.some((word) => word?.toLowerCase() === self.toLowerCase())
  const isTheirs = told.name.first?.toLowerCase() === self.toLowerCase()
  if (!isSaid || !isTheirs || !told.name.last) return facts
  const name: PersonName = {
    last: told.name.last,
    ...(told.name.title && { title: told.name.title }),
  }
  return [
    ...facts.filter(({ slot }) => slot !== 'name'),
    { slot: 'name', value: { kind: 'name', name, isSure: true } },
  ]
}
