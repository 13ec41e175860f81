import { expect, it } from 'vitest'
import { addRows, addWord } from './add-rows.ts'
import { createRandom } from './random.ts'

const classes = 3
const random = createRandom(1)
const weights = Float32Array.from({ length: 20 * classes }, () => random() - 0.5)

/** One after the other: whatever is quicker must round as this does. */
function addPlainly(rows: Int32Array, times: Float64Array): Float64Array {
  const scores = new Float64Array(classes)
  rows.forEach((row, next) => {
    for (let at = 0; at < classes; at += 1)
      scores[at] = (scores[at] ?? 0) + (times[next] ?? 0) * (weights[row * classes + at] ?? 0)
  })
  return scores
}

it.each([0, 1, 3, 4, 7, 19])('adds %i rows to the last bit as one after the other', (many) => {
  const rows = Int32Array.from({ length: many }, () => Math.floor(random() * 20))
  const times = Float64Array.from(rows, () => random())
  const [weighed, once] = [new Float64Array(classes), new Float64Array(3 * classes)]

  addRows(weights, { rows, times }, weighed)
  addWord(
    weights,
    Int32Array.of(5, ...rows, 6),
    { from: 1, to: many + 1, offset: classes },
    once,
    classes,
  )

  expect(weighed).toEqual(addPlainly(rows, times))
  expect(once.subarray(classes, 2 * classes)).toEqual(addPlainly(rows, times.fill(1)))
  expect([...once.subarray(0, classes), ...once.subarray(2 * classes)]).toEqual(Array(6).fill(0))
})
