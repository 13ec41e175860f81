/** A thing and its place from 0 up to 1. */
export type Placed<T> = { readonly place: number; readonly thing: T }

/**
 * Chooses the next thing from a place on, the first one after the last. A thing more or less changes only the choices
 * between it and the one before it; an index into a list would change nearly all.
 */
export function createRing<T>(things: readonly Placed<T>[]): (from: number) => T | undefined {
  const ordered = things.toSorted((one, other) => one.place - other.place)
  return (from) => {
    let [low, high] = [0, ordered.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ordered[middle]?.place ?? 1) < from) low = middle + 1
      else high = middle
    }
    return (ordered[low] ?? ordered[0])?.thing
  }
}
