import { brand } from '@nightdesk/content'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webManifest } from './web-manifest.ts'

const written = readFileSync(new URL('../public/site.webmanifest', import.meta.url), 'utf8')

it('bears the name of the brand, and all that was written by hand', () => {
  expect(JSON.parse(webManifest(written))).toEqual({
    name: brand.product,
    short_name: brand.product,
    ...(JSON.parse(written) as object),
  })
  expect(written).not.toContain(brand.product)
})
