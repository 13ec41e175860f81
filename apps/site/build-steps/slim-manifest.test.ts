import { expect, it } from 'vitest'
import { slimManifest } from './slim-manifest.ts'

const page = {
  id: 'pages/home/page',
  path: '/',
  hasLoader: true,
  hasAction: false,
  module: '/assets/page.js',
  imports: ['/assets/framework.js', '/assets/hero.js'],
  css: [],
}
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
  routes: { 'pages/home/page': page },
  version: '1',
}

it('leaves out what is not, and the files that run already', () => {
  const text = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)

  const slim: unknown = JSON.parse(text.slice(text.indexOf('=') + 1, -1))
  const { hasAction, ...rest } = page
  expect(hasAction).toBe(false)
  const routes = { 'pages/home/page': { ...rest, imports: ['/assets/hero.js'] } }
  expect(slim).toEqual({ ...manifest, routes })
})

it('says so when the framework writes its list otherwise', () => {
  expect(() => slimManifest('export default {}')).toThrow('does not stand where it did')
})
