/** The features of a corpus by number, all lists in one: list `i` goes from `starts[i]` up to `starts[i + 1]`. */
export type FeatureLists = {
  /** The hash of each feature. */
  readonly hashes: Uint32Array
  readonly starts: Int32Array
  readonly features: Int32Array
}

export type FeatureCollector = {
  add(hashes: readonly number[]): void
  /** All lists that were added, without the features that were seen less often than `least`. */
  finish(least: number): FeatureLists
}

/** Takes the features of a corpus, list by list. */
export function createCollector(): FeatureCollector {
  const numberOf = createNumbering()
  const features = createInts()
  const starts = createInts()
  const hashes = createInts()
  starts.add(0)
  return {
    add(list) {
      for (const hash of list) {
        const feature = numberOf(hash)
        if (feature === hashes.size()) hashes.add(hash)
        features.add(feature)
      }
      starts.add(features.size())
    },
    finish(least) {
      const all = {
        hashes: new Uint32Array(hashes.take()),
        starts: starts.take(),
        features: features.take(),
      }
      return least > 1 ? withoutRare(all, least) : all
    },
  }
}

/** How often each feature was seen. */
export function countFeatures({ hashes, features }: FeatureLists): Int32Array {
  const seen = new Int32Array(hashes.length)
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] ?? 0
    seen[feature] = (seen[feature] ?? 0) + 1
  }
  return seen
}

function withoutRare(all: FeatureLists, least: number): FeatureLists {
  const seen = countFeatures(all)
  const isKept = (_: number, feature: number) => (seen[feature] ?? 0) >= least
  let next = 0
  const numbers = Int32Array.from(all.hashes, (hash, feature) => {
    if (!isKept(hash, feature)) return -1
    next += 1
    return next - 1
  })
  const features = new Int32Array(all.features.length)
  const starts = new Int32Array(all.starts.length)
  let end = 0
  for (let list = 0; list + 1 < starts.length; list += 1) {
    const to = all.starts[list + 1] ?? 0
    for (let at = all.starts[list] ?? 0; at < to; at += 1) {
      const feature = numbers[all.features[at] ?? 0] ?? -1
      if (feature < 0) continue
      features[end] = feature
      end += 1
    }
    starts[list + 1] = end
  }
  return { hashes: all.hashes.filter(isKept), starts, features: features.slice(0, end) }
}

const firstBits = 16
// Spreads hashes over the table by their upper bits (Fibonacci hashing).
const spread = 0x9e3779b1

/** Numbers hashes in the order in which they come. A table of its own: a Map takes several times as long. */
function createNumbering(): (hash: number) => number {
  let bits = firstBits
  let keys = new Uint32Array(2 ** bits)
  // One more than the number, so that zero means free.
  let numbers = new Int32Array(2 ** bits)
  let size = 0

  function placeOf(hash: number): number {
    const last = keys.length - 1
    let place = Math.imul(hash, spread) >>> (32 - bits)
    while (numbers[place] !== 0 && keys[place] !== hash) place = (place + 1) & last
    return place
  }

  function grow(): void {
    const [oldKeys, oldNumbers] = [keys, numbers]
    bits += 1
    keys = new Uint32Array(2 ** bits)
    numbers = new Int32Array(2 ** bits)
    for (let at = 0; at < oldKeys.length; at += 1) {
      if (oldNumbers[at] === 0) continue
      const place = placeOf(oldKeys[at] ?? 0)
      keys[place] = oldKeys[at] ?? 0
      numbers[place] = oldNumbers[at] ?? 0
    }
  }

  return (hash) => {
    const place = placeOf(hash)
    const known = numbers[place] ?? 0
    if (known > 0) return known - 1
    size += 1
    keys[place] = hash
    numbers[place] = size
    if (size * 2 > keys.length) grow()
    return size - 1
  }
}

/** A list of whole numbers that grows. */
function createInts(): { add(value: number): void; size(): number; take(): Int32Array } {
  let values = new Int32Array(1024)
  let size = 0
  return {
    add(value) {
      if (size === values.length) {
        const more = new Int32Array(size * 2)
        more.set(values)
        values = more
      }
      values[size] = value
      size += 1
    },
    size: () => size,
    take: () => values.slice(0, size),
  }
}
