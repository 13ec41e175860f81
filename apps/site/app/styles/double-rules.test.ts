import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')

it('draws double rules in widths that every browser can split: WebKit fills one of four pixels', () => {
  const rules = globSync('**/*.css', { cwd: app }).flatMap((file) => {
    const text = readFileSync(join(app, file), 'utf8')
    return [...text.matchAll(/(\d+)px double/g)].map(([, width]) => `${file}: ${width}px`)
  })

  expect(rules).not.toHaveLength(0)
  expect(rules.filter((rule) => !/: [356]px$/.test(rule))).toEqual([])
})
