import { createRandom } from '@nightdesk/understanding'

const rounds = 8
const seed = 7
const amongCommonest = 8_000

/** Which of so many groups each direction belongs to: those that point to the same side (spherical k-means). */
export function groupDirections(directions: readonly Float32Array[], count: number): number[] {
  const random = createRandom(seed)
  const among = Math.min(directions.length, amongCommonest)
  let centers: readonly Float32Array[] = Array.from({ length: count }, () => {
    return Float32Array.from(directions[Math.floor(random() * among)] ?? [])
  })
  let groups: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    groups = directions.map((one) => nearest(one, centers))
    centers = middle(directions, groups, centers)
  }
  return groups
}

function nearest(direction: Float32Array, centers: readonly Float32Array[]): number {
  let [best, group] = [-Infinity, 0]
  centers.forEach((center, index) => {
    let likeness = 0
    for (let at = 0; at < direction.length; at += 1) {
      likeness += (direction[at] ?? 0) * (center[at] ?? 0)
    }
    if (likeness > best) [best, group] = [likeness, index]
  })
  return group
}

function middle(
  directions: readonly Float32Array[],
  groups: readonly number[],
  before: readonly Float32Array[],
): Float32Array[] {
  const sums = before.map(({ length }) => new Float32Array(length))
  directions.forEach((one, index) => {
    const sum = sums[groups[index] ?? 0]
    one.forEach((value, at) => {
      if (sum) sum[at] = (sum[at] ?? 0) + value
    })
  })
  return sums.map((sum, group) => {
    const length = Math.hypot(...sum)
    return length === 0 ? (before[group] ?? sum) : sum.map((value) => value / length)
  })
}
