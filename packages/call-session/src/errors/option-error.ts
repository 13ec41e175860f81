import { CallSessionError } from './session-error.ts'

/** An option that breaks a rule; `rule` names it, such as `dial-out/one-target`. */
export class OptionError extends CallSessionError {
  override readonly name = 'OptionError'
  readonly rule: string

  constructor(rule: string, message: string) {
    super('invalid-property', message)
    this.rule = rule
  }
}

/** Refuses what does not keep a rule. */
export function keep(isKept: boolean, rule: string, message: string): asserts isKept {
  if (!isKept) throw new OptionError(rule, message)
}
