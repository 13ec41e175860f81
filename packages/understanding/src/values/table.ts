/** A table to look words up in. Callers may say "constructor": it has nothing but its own entries. */
export function tableOf<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries)
}
