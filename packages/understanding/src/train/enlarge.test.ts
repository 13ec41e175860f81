import { describe, expect, it } from 'vitest'
import { enlarge } from './enlarge.ts'
import { readExample, writeExample } from './examples.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const people = ['ann', 'bob', 'carol', 'dan', 'eve', 'fred', 'gina', 'hal']
const lines = days.flatMap((day) =>
  people.flatMap((name) => [
    `open|book|put [${name}](name) down for [${day}](day)`,
    `open|q-price|what does ${name}'s cut cost on ${day}`,
  ]),
)
const enlarged = (from: readonly string[]) => enlarge(from.map(readExample)).map(writeExample)

describe('what is learned besides what was written', () => {
  it('has other values in the marks, and two sentences in one breath', () => {
    const added = enlarged(lines).slice(lines.length)

    expect(added.length).toBeGreaterThan(lines.length / 3)
    expect(added.some((line) => line.includes('|book+q-price|'))).toBe(true)
  })

  it('gives a sentence that stands there twice other values each time', () => {
    const line = 'open|book|a shave for [zed](name) [tomorrow](day)'
    const shaves = enlarged([line, line, line, line, ...lines]).filter((one) =>
      one.includes('shave'),
    )

    expect(new Set(shaves).size).toBeGreaterThan(2)
  })

  it('stays nearly the same when one sentence is left out', () => {
    const all = new Set(enlarged(lines))

    const changed = enlarged(lines.slice(1)).filter((line) => !all.has(line))

    expect(changed.length).toBeLessThan(lines.length / 10)
  })
})
