export type Bag = Readonly<Record<string, unknown>>

export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What was given where options belong; what is none has none. */
export function optionsIn<Options extends object>(value: Options | undefined): Partial<Options> {
  return isBag(value) ? value : {}
}

/** For a message: not every value has a text, and none may break the sentence about it. */
export function inWords(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}

export function isNumberIn(value: unknown, range: { min: number; max: number }): boolean {
  return typeof value === 'number' && value >= range.min && value <= range.max
}

export function isOneOf(value: unknown, allowed: readonly unknown[]): boolean {
  return allowed.includes(value)
}
