import type { Day, Daypart, Now, SaidTime } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import type { PersonName } from './name.ts'
import type { Place } from './place.ts'

/** One understood fact. */
export type Value =
  /** An hour that follows from when a flight lands goes with it; "right now" is the soonest, and no minute of the clock. */
  | {
      readonly kind: 'time'
      readonly time: SaidTime
      readonly isOfLanding?: boolean
      readonly isSoonest?: boolean
    }
  /** "Tomorrow morning"; a bare "in the morning" has no day, and "over Thanksgiving" is only near one. */
  | { readonly kind: 'day'; readonly day?: Day; readonly part?: Daypart; readonly near?: Day }
  | { readonly kind: 'name'; readonly name: PersonName; readonly isSure: boolean }
  | { readonly kind: 'place'; readonly place: Place }
  /** "Two", or two more than before. Infants are counted, and need no bed. */
  | {
      readonly kind: 'count'
      readonly count: number
      readonly isMore?: boolean
      readonly infants?: number
    }
  | { readonly kind: 'phone'; readonly digits: string; readonly isWhole: boolean }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'wishes'; readonly wishes: readonly string[] }
  | Caller
  /** Asked for, and refused, not known or not understood: left for a person, and not asked for again. */
  | { readonly kind: 'left-open' }

/** Who calls for somebody else, as far as that was told. */
export type Caller = {
  readonly kind: 'caller'
  readonly name?: PersonName
  /** What they are to whom it is for: "daughter", "assistant". */
  readonly role?: string
  /** What whom it is for is to them: "dad". */
  readonly whose?: string
  readonly isPaying?: boolean
  readonly hasPhone?: boolean
  /** They call for somebody else: the name of the task is not theirs. */
  readonly isForAnother?: boolean
}

/** Facts by the name of their slot. */
export type Values = Readonly<Record<string, Value>>

/** What a reader of a fact may know besides the words. */
export type ReadContext = {
  readonly now: Now
  readonly by: 'speech' | 'typing'
  /** The mark under which the words were found: a name, or the letters of one. */
  readonly tag: string
  /** The value before was told in the same breath: "Subramaniam, first name Rajesh". */
  readonly isSameBreath?: boolean
  /** What stands in the slot so far. */
  readonly before?: Value
  /** Everything known so far, also from the same sentence. */
  readonly values: Values
}

/** Turns the words of a marked stretch into a value, or says that it cannot. */
export type Reader = (text: string, context: ReadContext) => Value | undefined

/** How a kind of value stands on the paper and sounds in a sentence. */
export type Kind<K extends Value['kind']> = {
  print(value: Extract<Value, { kind: K }>): string
  say(value: Extract<Value, { kind: K }>, now: Now): readonly Clause[]
}
