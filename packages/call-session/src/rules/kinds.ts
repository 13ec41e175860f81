export type Bag = Readonly<Record<string, unknown>>

export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isNumberIn(value: unknown, range: { min: number; max: number }): boolean {
  return typeof value === 'number' && value >= range.min && value <= range.max
}

export function isOneOf(value: unknown, allowed: readonly unknown[]): boolean {
  return allowed.includes(value)
}
