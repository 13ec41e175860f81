type Crowd<Member> = { readonly name: string; readonly members: Set<Member> }

/** Who is here, by network. Everything takes the same time, however many there are. */
export type NetworkCrowd<Member> = {
  readonly size: number
  add(network: string, member: Member): void
  remove(network: string, member: Member): void
  /** Takes out the oldest of the network with most; of two with as many, of the one that came to as many first. */
  takeOldestOfLargest(): Member | undefined
}

export function createNetworkCrowd<Member>(): NetworkCrowd<Member> {
  const crowds = new Map<string, Crowd<Member>>()
  // By how many members they have; there is a set for each number up to the largest.
  const bySize: Set<Crowd<Member>>[] = []
  let size = 0

  function rank(crowd: Crowd<Member>, sizeBefore: number): void {
    bySize[sizeBefore]?.delete(crowd)
    const sizeNow = crowd.members.size
    if (sizeNow > 0) (bySize[sizeNow] ??= new Set()).add(crowd)
    while (bySize.length > 0 && !bySize.at(-1)?.size) bySize.pop()
  }

  function remove(network: string, member: Member): void {
    const crowd = crowds.get(network)
    if (!crowd?.members.delete(member)) return
    size -= 1
    rank(crowd, crowd.members.size + 1)
    if (crowd.members.size === 0) crowds.delete(network)
  }

  return {
    get size() {
      return size
    },
    add(network, member) {
      const crowd = crowds.get(network) ?? { name: network, members: new Set<Member>() }
      crowds.set(network, crowd)
      const sizeBefore = crowd.members.size
      crowd.members.add(member)
      size += crowd.members.size - sizeBefore
      rank(crowd, sizeBefore)
    },
    remove,
    takeOldestOfLargest() {
      const [largest] = bySize.at(-1) ?? []
      const [oldest] = largest?.members ?? []
      if (largest && oldest) remove(largest.name, oldest)
      return oldest
    },
  }
}
