/** What stays of a typed text: its digits, without zeros in front. A lone zero and an empty field stay as they are. */
export function cleanDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/**
 * Non-digits are removed, leading zeros stripped, an empty value is 0. So "1,000" is 1000 and "-5" is 5. One
 * too long to be counted exactly is held where it can be.
 */
export function parseWholeNumber(text: string): number {
  return clamp(Number(cleanDigits(text)), 0)
}

/** The largest number that can still be counted exactly. */
const largest = 2 ** 53 - 1

/** Holds a number between bounds; without an upper one, where it can still be counted exactly. */
export function clamp(value: number, least: number, most = largest): number {
  return Math.min(Math.max(value, least), most)
}
