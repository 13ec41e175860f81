import type { Week } from './business-setup.ts'

/** Opening hours in plain words as a week, or nothing where they cannot be made out. */
export function readHours(text: string): Week | undefined {
  return /24 ?\/ ?7/.test(text)
    ? Array.from({ length: 7 }, () => [{ opens: 0, closes: 1_440 }])
    : undefined
}
