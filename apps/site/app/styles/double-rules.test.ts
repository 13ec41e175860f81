import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')

/** What a pattern finds in any stylesheet, with the file it stands in. */
function widths(pattern: RegExp): string[] {
  return globSync('**/*.css', { cwd: app }).flatMap((file) => {
    const text = readFileSync(join(app, file), 'utf8')
    return [...text.matchAll(pattern)].map(([, width]) => `${file}: ${width}px`)
  })
}

it('draws double rules in widths that every browser can split: WebKit fills one of four pixels', () => {
  const rules = widths(/(\d+)px double/g)

  expect(rules).not.toHaveLength(0)
  expect(rules.filter((rule) => !/: [356]px$/.test(rule))).toEqual([])
})

it('draws the two lines of a stamp in thirds: around corners WebKit rounds each of them down', () => {
  const stamps = widths(/\.stamp \{[^}]*border-width: (\d+)px/g)

  expect(stamps).not.toHaveLength(0)
  expect(stamps.filter((stamp) => !/: [36]px$/.test(stamp))).toEqual([])
})
