import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')

it('mixes the colors of stripes in sRGB: in the space of our own colors Firefox nearly leaves them out', () => {
  const stripes = globSync('**/*.css', { cwd: app }).flatMap((file) => {
    const text = readFileSync(join(app, file), 'utf8')
    return [...text.matchAll(/repeating-\w+-gradient\(\s*([^,]+),/g)].map(
      ([, direction]) => `${file}: ${direction}`,
    )
  })

  expect(stripes).not.toHaveLength(0)
  expect(stripes.filter((stripe) => !stripe.endsWith(' in srgb'))).toEqual([])
})
