import type { FeatureLists } from './feature-lists.ts'

/** Which row the weights of each feature stand in, and how many rows there are. */
export type Rows = { readonly of: Int32Array; readonly count: number }

/**
 * Gives features that stand in exactly the same lists one row together: whatever one of them learns, the others learn
 * too. A feature stands in a list at most once. Most of what is seen once has such twins.
 */
export function joinTwins({ hashes, starts, features }: FeatureLists): Rows {
  // All begin in one group; each list parts those that stand in it from those that do not.
  const groups = new Int32Array(hashes.length)
  const parted = new Int32Array(features.length + 1)
  const partedBy = new Int32Array(features.length + 1).fill(-1)
  let last = 0
  for (let list = 0; list + 1 < starts.length; list += 1) {
    const end = starts[list + 1] ?? 0
    for (let at = starts[list] ?? 0; at < end; at += 1) {
      const feature = features[at] ?? 0
      const group = groups[feature] ?? 0
      if (partedBy[group] !== list) {
        last += 1
        partedBy[group] = list
        parted[group] = last
      }
      groups[feature] = parted[group] ?? 0
    }
  }
  return numberGroups(groups, last + 1)
}

/** Numbers groups in the order in which they come: what is learned together stands together. */
function numberGroups(groups: Int32Array, most: number): Rows {
  const numbers = new Int32Array(most).fill(-1)
  let count = 0
  for (let feature = 0; feature < groups.length; feature += 1) {
    const group = groups[feature] ?? 0
    if ((numbers[group] ?? 0) < 0) {
      numbers[group] = count
      count += 1
    }
    groups[feature] = numbers[group] ?? 0
  }
  return { of: groups, count }
}
