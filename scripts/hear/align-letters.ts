/** Letter `from` of one text stands where letter `to` of the other does. */
export type Pair = { readonly from: number; readonly to: number; readonly isSame: boolean }

const gap = 1
const otherLetter = 1
// Words may be cut elsewhere, but a space is no letter.
const spaceForLetter = 2
const space = ' '.charCodeAt(0)

/**
 * Which letters of two texts stand in each other's place, by the fewest changes that lead from one to the other.
 * Letters and not words, because a recognizer joins words and breaks them: "jf k", "desuza".
 */
export function alignLetters(from: string, to: string): readonly Pair[] {
  const [rows, columns] = [toCodes(from), toCodes(to)]
  const costs = countChanges(rows, columns)
  const width = columns.length + 1
  const pairs: Pair[] = []
  let [row, column] = [rows.length, columns.length]
  while (row > 0 && column > 0) {
    const here = row * width + column
    const change = changeCost(rows[row - 1], columns[column - 1])
    if (costs[here] === (costs[here - width - 1] ?? 0) + change) {
      ;[row, column] = [row - 1, column - 1]
      if (change < spaceForLetter) pairs.push({ from: row, to: column, isSame: change === 0 })
    } else if (costs[here] === (costs[here - width] ?? 0) + gap) row -= 1
    else column -= 1
  }
  return pairs.toReversed()
}

/** [row * width + column]: how many changes lead from the first `row` letters to the first `column` ones. */
function countChanges(rows: Uint16Array, columns: Uint16Array): Uint16Array {
  const width = columns.length + 1
  const costs = new Uint16Array((rows.length + 1) * width)
  for (let column = 1; column < width; column += 1) costs[column] = column * gap
  for (let row = 1; row <= rows.length; row += 1) {
    const start = row * width
    costs[start] = row * gap
    for (let column = 1; column < width; column += 1) {
      const here = start + column
      const change = changeCost(rows[row - 1], columns[column - 1])
      const changed = (costs[here - width - 1] ?? 0) + change
      const shorter = Math.min(costs[here - width] ?? 0, costs[here - 1] ?? 0) + gap
      costs[here] = changed < shorter ? changed : shorter
    }
  }
  return costs
}

function changeCost(one: number | undefined, other: number | undefined): number {
  if (one === other) return 0
  return one === space || other === space ? spaceForLetter : otherLetter
}

function toCodes(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
}
