import { isSameValue } from '../kinds/kinds.ts'
import type { Value } from '../kinds/value.ts'

const halfDay = 12 * 60

/** Whether a value says anything that is not on the paper yet. */
export function isNew(before: Value | undefined, value: Value): boolean {
  if (before?.kind === 'time' && value.kind === 'time') {
    // "Yes, the twenty-third at nine" tells less than "nine in the morning" did.
    const isSaidOver =
      value.time.isHalfOpen && before.time.minutes % halfDay === value.time.minutes % halfDay
    return !isSaidOver && (!isSameValue(before, value) || before.time.isHalfOpen)
  }
  if (!isSameValue(before, value)) return true
  if (before?.kind === 'day' && value.kind === 'day')
    return value.part !== undefined && before.part !== value.part
  return before?.kind === 'name' && value.kind === 'name' && !before.isSure && value.isSure
}
