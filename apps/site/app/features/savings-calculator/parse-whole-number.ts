/** What stays of a typed text: its digits, without zeros in front. A lone zero and an empty field stay as they are. */
export function cleanDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/**
 * Spec §5: non-digits are removed, leading zeros stripped, an empty value is 0. So "1,000" is 1000 and "-5" is 5. It is
 * held between bounds, as `clamp` does.
 */
export function parseWholeNumber(text: string, least = 0, most?: number): number {
  return clamp(Number(cleanDigits(text)), least, most)
}

/** The largest number that can still be counted exactly. */
export const largest = 2 ** 53 - 1

/** Holds a number between bounds; without an upper one, where it can still be counted exactly. */
export function clamp(value: number, least: number, most = largest): number {
  return Math.min(Math.max(value, least), most)
}
