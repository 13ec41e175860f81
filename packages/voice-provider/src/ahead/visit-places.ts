const mostVisits = 24
const mostVisitsOfOne = 3
/** Whoever asked just now sits before the page. */
export const presentForMs = 5_000

/** Whose a visit is: nobody, and no network, is to hold all the places. */
export type Visitor = { readonly visitor: string; readonly network: string }
export type Placed = Visitor & { readonly askedAt: number }

/** Who goes when one more comes: nobody while there is room; undefined where nobody may be sent away for them. */
export type Leaving<Visit> = { readonly visit?: Visit | undefined } | undefined

/** The visits are in the order in which they last asked. */
export function whoLeaves<Visit extends Placed>(
  visits: readonly Visit[],
  newcomer: Visitor,
  now: number,
): Leaving<Visit> {
  const own = visits.filter(({ visitor }) => visitor === newcomer.visitor)
  if (own.length >= mostVisitsOfOne) return { visit: own[0] }
  if (visits.length < mostVisits) return {}
  const countOf = new Map<string, number>()
  const held = (network: string) => countOf.get(network) ?? 0
  for (const { network } of visits) countOf.set(network, held(network) + 1)
  // A network that would still have more than the newcomer's own gives one up, however lately it asked.
  const fairly = held(newcomer.network) + 1
  const mayLeave = ({ network, askedAt }: Visit) =>
    network === newcomer.network || askedAt <= now - presentForMs || held(network) > fairly
  const [first, ...others] = visits.filter(mayLeave)
  if (!first) return undefined
  const isMore = (one: Visit, than: Visit) => held(one.network) > held(than.network)
  return { visit: others.reduce((most, one) => (isMore(one, most) ? one : most), first) }
}
