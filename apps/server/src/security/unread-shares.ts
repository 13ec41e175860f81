type Share = {
  /** Empty for those who read for many. */
  readonly visitor: string
  readonly network: string
  readonly unread: number
  /** When it last took something. */
  readonly tookAt: number
}

type Most = { readonly mostPerVisitor: number; readonly mostInAll: number }

/**
 * Who has to go so that no visitor and not all together hold more unread bytes than they may: of a visitor with too
 * many, and then of the network with most, whoever has taken nothing for longest.
 */
export function chooseToCutOff<Reader extends Share>(
  readers: readonly Reader[],
  { mostPerVisitor, mostInAll }: Most,
): readonly Reader[] {
  const counted = readers.filter(({ visitor, unread }) => visitor !== '' && unread > 0)
  const byVisitor = Map.groupBy(counted, ({ visitor }) => visitor)
  const chosen = new Set([...byVisitor.values()].flatMap((own) => takeOldest(own, mostPerVisitor)))
  const left = counted.filter((reader) => !chosen.has(reader))
  const networks = [...Map.groupBy(left, ({ network }) => network).values()]
  for (const own of networks.sort((one, other) => sum(other) - sum(one))) {
    const tooMuch = sum(left.filter((reader) => !chosen.has(reader))) - mostInAll
    if (tooMuch <= 0) break
    for (const reader of takeOldest(own, sum(own) - tooMuch)) chosen.add(reader)
  }
  return [...chosen]
}

/** Those who go, until the others hold no more than `most`. */
function takeOldest<Reader extends Share>(readers: readonly Reader[], most: number): Reader[] {
  let held = sum(readers)
  return readers
    .toSorted((one, other) => one.tookAt - other.tookAt)
    .filter(({ unread }) => {
      const goes = held > most
      if (goes) held -= unread
      return goes
    })
}

function sum(readers: readonly Share[]): number {
  return readers.reduce((bytes, { unread }) => bytes + unread, 0)
}
