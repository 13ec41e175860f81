import { findDigits } from './digits.ts'
import type { Found } from './numbers.ts'

const phoneDigits = 10

/** A telephone number of this country, as ten digits; with fewer, `isWhole` is false. */
export function findPhone(
  words: readonly string[],
): (Found<string> & { readonly isWhole: boolean }) | undefined {
  const run = findDigits(words)
  if (!run || run.value.length < 7) return undefined
  const digits = run.value.length === phoneDigits + 1 ? run.value.replace(/^1/, '') : run.value
  return { ...run, value: digits, isWhole: digits.length === phoneDigits }
}

/** "(212) 555-0123" for the paper. */
export function printPhone(digits: string): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(digits)
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : digits
}
