import { deskWords } from '@nightdesk/content'
import { sayName } from '../say/name.ts'
import { nameKind, type PersonName } from './name.ts'
import type { Caller, Kind } from './value.ts'

/** "Called by Angela Delgado; the caller is paying": told of, where it is for somebody else. */
export const callerKind: Kind<'caller'> = {
  print: (caller) => {
    const pays = caller.isPaying ? 'the caller is paying' : ''
    const phone = caller.hasPhone ? 'the phone is the caller’s' : ''
    return capital([calledBy(caller), pays, phone].filter(Boolean).join('; '))
  },
  say: ({ name, isPaying, hasPhone, isForAnother }) => [
    ...(name && isForAnother ? [deskWords.callerIs, ...sayName(name)] : []),
    ...(isPaying ? [deskWords.callerPays] : []),
    ...(hasPhone ? [deskWords.callersPhone] : []),
  ],
}

/** What they are to each other is not read back, and does not stand there. */
function calledBy({ name, isForAnother }: Caller): string {
  if (!isForAnother || !name) return ''
  return `called by ${nameKind.print({ kind: 'name', name, isSure: true })}`
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Whether both can be one person: "Dana" and "Dana Price". */
export function isSamePerson(one: PersonName, other: PersonName): boolean {
  const isAlike = (a?: string, b?: string) => !a || !b || a.toLowerCase() === b.toLowerCase()
  return isAlike(one.first, other.first) && isAlike(one.last, other.last)
}
