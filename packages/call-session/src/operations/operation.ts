import type { Condition } from '../session/conditions.ts'

/**
 * Something a call can do besides talking: its name, what must hold, and the rules of its options. A value
 * rather than a method, so that a page carries only those it names.
 */
export type Operation<Options> = {
  /** The name of the method, as messages and transports know it: `startDialOut`. */
  readonly method: string
  readonly needs: readonly Condition[]
  /** Throws an `OptionError` that names the rule. */
  readonly check: (options: Options) => void
  readonly effect?: 'initializes' | 'runs-test' | 'ends-test'
}
