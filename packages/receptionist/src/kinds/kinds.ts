import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import { callerKind } from './caller.ts'
import { countKind } from './count.ts'
import { dayKind } from './day.ts'
import { emailKind } from './email.ts'
import { nameKind } from './name.ts'
import { phoneKind } from './phone.ts'
import { placeKind } from './place.ts'
import { textKind } from './text.ts'
import { timeKind } from './time.ts'
import type { Kind, Value, Values } from './value.ts'
import { wishesKind } from './wishes.ts'

const kinds: { readonly [K in Value['kind']]: Kind<K> } = {
  time: timeKind,
  day: dayKind,
  name: nameKind,
  place: placeKind,
  count: countKind,
  phone: phoneKind,
  email: emailKind,
  text: textKind,
  wishes: wishesKind,
  caller: callerKind,
  'left-open': { print: () => '', say: () => [] },
}

/** As it stands on the paper. */
export function printValue(value: Value | undefined): string {
  return value ? (kinds[value.kind] as Kind<Value['kind']>).print(value) : ''
}

/** As the receptionist says it inside a sentence. */
export function sayValue(value: Value | undefined, now: Now): readonly Clause[] {
  return value ? (kinds[value.kind] as Kind<Value['kind']>).say(value, now) : []
}

export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  return a?.kind === b?.kind && printValue(a) === printValue(b)
}

/** The facts of a paper: what is not known yet is an empty field. */
export function printed<K extends string>(values: Values, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, printValue(values[key])])) as Record<K, string>
}
