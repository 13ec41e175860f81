/** In the order they came; `busy` holds those in the middle of something. */
type Crowd<Member> = {
  readonly name: string
  readonly idle: Set<Member>
  readonly busy: Set<Member>
}

/** Who is here, by network. Everything takes the same time, however many there are. */
export type NetworkCrowd<Member> = {
  readonly size: number
  add(network: string, member: Member): void
  remove(network: string, member: Member): void
  /** Says that a member who is here is in the middle of something, or no longer. */
  setBusy(network: string, member: Member, isBusy: boolean): void
  /**
   * Takes out the oldest of the network with most, who is idle if anybody there is; of two networks with as many, of
   * the one that came to as many first.
   */
  takeOldestOfLargest(): Member | undefined
}

export function createNetworkCrowd<Member>(): NetworkCrowd<Member> {
  const crowds = new Map<string, Crowd<Member>>()
  // By how many members they have; there is a set for each number up to the largest.
  const bySize: Set<Crowd<Member>>[] = []
  let size = 0

  function rank(crowd: Crowd<Member>, sizeBefore: number): void {
    bySize[sizeBefore]?.delete(crowd)
    const sizeNow = sizeOf(crowd)
    if (sizeNow > 0) (bySize[sizeNow] ??= new Set()).add(crowd)
    while (bySize.length > 0 && !bySize.at(-1)?.size) bySize.pop()
  }

  function remove(network: string, member: Member): void {
    const crowd = crowds.get(network)
    if (!crowd || !(crowd.idle.delete(member) || crowd.busy.delete(member))) return
    size -= 1
    rank(crowd, sizeOf(crowd) + 1)
    if (sizeOf(crowd) === 0) crowds.delete(network)
  }

  return {
    get size() {
      return size
    },
    add(network, member) {
      const crowd = crowds.get(network) ?? { name: network, idle: new Set(), busy: new Set() }
      crowds.set(network, crowd)
      if (crowd.busy.has(member)) return
      const sizeBefore = sizeOf(crowd)
      crowd.idle.add(member)
      size += sizeOf(crowd) - sizeBefore
      rank(crowd, sizeBefore)
    },
    remove,
    setBusy(network, member, isBusy) {
      const crowd = crowds.get(network)
      const [from, to] = isBusy ? [crowd?.idle, crowd?.busy] : [crowd?.busy, crowd?.idle]
      if (from?.delete(member)) to?.add(member)
    },
    takeOldestOfLargest() {
      const [largest] = bySize.at(-1) ?? []
      const [oldest] = largest && largest.idle.size > 0 ? largest.idle : (largest?.busy ?? [])
      if (largest && oldest !== undefined) remove(largest.name, oldest)
      return oldest
    },
  }
}

function sizeOf({ idle, busy }: Crowd<unknown>): number {
  return idle.size + busy.size
}
