import { expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'
import { fixtureManifest } from '../testing/fixture-site.ts'

const entry = fixtureManifest.pages['/']

function startWith(manifest: unknown) {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest)
  return createFixtureApp({ prepareSite: (site) => site.write('../pages.json', text) })
}

it.each([
  ['text that is not JSON', '{'],
  ['no pages', { ...fixtureManifest, pages: undefined }],
  ['a path without its slash', { ...fixtureManifest, pages: { products: entry } }],
  ['a path that is a pattern', { ...fixtureManifest, pages: { '/:id': entry } }],
  ['a path to another host', { ...fixtureManifest, pages: { '//evil.example': entry } }],
  ['a file above the folder', { ...fixtureManifest, notFound: { ...entry, file: '../a.html' } }],
  ['a file that is not there', { ...fixtureManifest, notFound: { ...entry, file: 'gone.html' } }],
  [
    'a hash that would add a directive',
    { ...fixtureManifest, notFound: { ...entry, scriptHashes: ["x'; script-src *"] } },
  ],
  ['a redirect to no page', { ...fixtureManifest, redirects: [{ from: '/a', to: '/nowhere' }] }],
])('refuses %s in one line', async (_title, manifest) => {
  const started = startWith(manifest)

  await expect(started).rejects.toThrow(/^The site is built wrongly \(.+\): run npm start\.$/)
})

it('refuses a file whose name cannot stand in an address', async () => {
  const started = createFixtureApp({ prepareSite: (site) => site.write('a*b.txt', 'x') })

  await expect(started).rejects.toThrow('"a*b.txt" cannot stand in an address')
})
