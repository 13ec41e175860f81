/** Whatever has typed events. */
type Source<Events> = {
  on<Name extends keyof Events>(
    name: Name,
    listener: (...payload: Events[Name] & readonly unknown[]) => void,
  ): unknown
}

export type Seen = readonly [name: string, ...payload: unknown[]]

/** Writes down the named events of an emitter in the order in which they came. */
export function recordEvents<Events>(
  source: Source<Events>,
  names: readonly (keyof Events & string)[],
): Seen[] {
  const seen: Seen[] = []
  for (const name of names) source.on(name, (...payload) => void seen.push([name, ...payload]))
  return seen
}
