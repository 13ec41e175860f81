/** Work that has been begun and is not over yet. */
export type InFlight = {
  readonly count: number
  add(work: Promise<unknown>): void
  /** Until one of them is over. */
  one(): Promise<unknown>
  /** Until all of them are over. */
  all(): Promise<unknown>
}

export function createInFlight(): InFlight {
  const works = new Set<Promise<unknown>>()
  return {
    get count() {
      return works.size
    },
    add(work) {
      works.add(work)
      void work.finally(() => works.delete(work))
    },
    one: () => Promise.race(works),
    all: () => Promise.all(works),
  }
}
