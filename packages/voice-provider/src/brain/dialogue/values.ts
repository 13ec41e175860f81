import {
  type Day,
  type Now,
  printDay,
  printPhone,
  printTime,
  type SaidTime,
} from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { type PersonName, printName } from '../language/person-name.ts'
import { type Place, printPlace } from '../language/place.ts'
import { sayMail, sayName } from '../speech/say-name.ts'
import { sayNumber, sayPhone } from '../speech/say-number.ts'
import { sayPlace } from '../speech/say-place.ts'
import { sayDay, sayTime } from '../speech/say-time.ts'

/** One understood fact. */
export type Value =
  | { readonly kind: 'time'; readonly time: SaidTime }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'name'; readonly name: PersonName; readonly isSure: boolean }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Asked for, and refused: not asked for again. */
  | { readonly kind: 'declined' }

/** Facts by the name of their slot. */
export type Values = Readonly<Record<string, Value>>

export type Finding = {
  readonly slot: string
  readonly value: Value
  /** Understood, but so unusual that it is better asked about. */
  readonly isOdd?: boolean
}

/** As it stands on the paper. */
export function printValue(value: Value | undefined): string {
  if (!value) return ''
  switch (value.kind) {
    case 'time':
      return value.time.isHalfOpen
        ? printTime(value.time.minutes).replace(/ [AP]M$/, '')
        : printTime(value.time.minutes)
    case 'day':
      return printDay(value.day)
    case 'name':
      return printName(value.name)
    case 'place':
      return printPlace(value.place)
    case 'count':
      return String(value.count)
    case 'phone':
      return printPhone(value.digits)
    case 'mail':
      return value.address
    case 'text':
      return value.text
    default:
      return ''
  }
}

/** As the receptionist says it inside a sentence. */
export function sayValue(value: Value, now: Now): Clause[] {
  switch (value.kind) {
    case 'time':
      return sayTime(value.time.minutes)
    case 'day':
      return sayDay(value.day, now)
    case 'name':
      return sayName(value.name)
    case 'place':
      return sayPlace(value.place)
    case 'count':
      return sayNumber(value.count)
    case 'phone':
      return sayPhone(value.digits)
    case 'mail':
      return sayMail(value.address)
    case 'text':
      return [`${value.text},`]
    default:
      return []
  }
}

export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  return a?.kind === b?.kind && printValue(a) === printValue(b)
}
