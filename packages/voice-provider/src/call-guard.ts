/** Wraps what others call: what goes wrong in it is a fault of the call, and hits nobody who only handed it something. */
export type CallGuard = <Args extends readonly unknown[]>(
  act: (...args: Args) => void,
) => (...args: Args) => void

export function createCallGuard(
  isWanted: () => boolean,
  onFault: (error: unknown) => void,
): CallGuard {
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
