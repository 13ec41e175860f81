import type { Kind } from './kinds/kind.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type SettingValue = string | number | boolean | readonly string[] | undefined

/** One row of the table: all there is to know about a setting. `Value` is what the program reads. */
export type Setting<Name extends string = string, Value = SettingValue> = {
  readonly name: Name
  readonly kind: Kind<Value>
  /**
   * What is read when it is not set; a function where that follows from other settings, of which it gets those that are
   * set to something else than their own default.
   */
  readonly fallback: Value | ((set: Environment) => Value)
  /** The default in words, where the value does not say it well. */
  readonly fallbackText?: string
  /** What it does, in one line without a full stop. */
  readonly help: string
  /** A value for `.env.example`; without one, the default. */
  readonly example?: string
  /** Among the few that the README shows. */
  readonly isInReadme?: boolean
}

type Row<Name extends string, Value, Fallback> = Omit<Setting<Name, Value>, 'fallback'> & Fallback

/** A row whose types follow from it: without a default, the program may read `undefined`. */
export function setting<const Name extends string, Value>(
  row: Row<Name, Value, Pick<Setting<string, NoInfer<Value>>, 'fallback'>>,
): Setting<Name, Value>
export function setting<const Name extends string, Value>(
  row: Row<Name, Value, { readonly fallback?: (set: Environment) => NoInfer<Value> | undefined }>,
): Setting<Name, Value | undefined>
export function setting(row: Row<string, SettingValue, Partial<Setting>>): Setting {
  return { fallback: undefined, ...row }
}

export function fallbackOf<Value>({ fallback }: Setting<string, Value>, set: Environment): Value {
  return typeof fallback === 'function' ? (fallback as (set: Environment) => Value)(set) : fallback
}
