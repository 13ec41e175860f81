/** Wraps what others call: what goes wrong in it is a fault of the call, and hits nobody who only handed it something. */
export type Guard = <Args extends readonly unknown[]>(
  act: (...args: Args) => void,
) => (...args: Args) => void

export function createGuard(isWanted: () => boolean, onFault: (error: unknown) => void): Guard {
  return (act) =>
    (...args) => {
      if (!isWanted()) return
      try {
        act(...args)
      } catch (error) {
        onFault(error)
      }
    }
}
