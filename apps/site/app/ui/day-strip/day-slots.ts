/** What became of the calls in one slot of the day. */
export type SlotKind = 'open' | 'lost' | 'quiet'

export type Slot = {
  readonly kind: SlotKind
  /** How busy the slot is, 0 to 1: the height of its bar. */
  readonly height: number
}

const hoursPerDay = 24
const opensAtHour = 9
const closesAtHour = 18
/** The call of the headline: 2:14 am. */
const nightCallHour = 2 + 14 / 60
const nightCallHeight = 0.58
/** Below this a slot outside opening hours had no call worth a mark. */
const quietBelow = 0.1

/** The same small variation at every build and in every browser. */
function createVariation(seed: number): () => number {
  const multiplier = 16_807
  const modulus = 2_147_483_647
  let state = seed
  return () => {
    state = (state * multiplier) % modulus
    return state / modulus
  }
}

function bell(hour: number, peak: number, spread: number): number {
  return Math.exp(-((hour - peak) ** 2) / spread)
}

/** A midday peak and a smaller one after closing, as service businesses know them. */
function busynessAt(hour: number): number {
  return bell(hour, 12.2, 14) + 0.55 * bell(hour, 19.3, 5) + 0.12
}

/** One example day on one phone line, cut into equal slots. */
export function daySlots(count: number): readonly Slot[] {
  const variation = createVariation(41)
  const nightCallSlot = Math.floor((nightCallHour / hoursPerDay) * count)
  return Array.from({ length: count }, (_, index) => {
    const hour = (index / count) * hoursPerDay
    const value = Math.max(0, busynessAt(hour) * (0.35 + variation() * 0.9) - 0.12)
    if (index === nightCallSlot) return { kind: 'lost', height: nightCallHeight }
    const height = Math.min(1, value * 0.8)
    if (hour >= opensAtHour && hour < closesAtHour) return { kind: 'open', height }
    if (value > quietBelow) return { kind: 'lost', height }
    return { kind: 'quiet', height: 0 }
  })
}
