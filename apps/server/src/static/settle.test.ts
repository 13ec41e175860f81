import { ownFieldsMark, unsettled } from '@nightdesk/contracts'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'
import {
  createFixtureSite,
  fixtureManifest as manifest,
  type FixtureSite,
} from '../testing/fixture-site.ts'
import { spawnServer } from '../testing/spawn-server.ts'

const { publicUrl, contactEndpoint } = unsettled
const openPage = [
  `<head><link rel="canonical" href="${publicUrl}/"/></head>`,
  `<form action="${contactEndpoint}"><input name="name">`,
  `<div ${ownFieldsMark}="" class="a"><input name="page"></div></form>`,
].join('')

/** A build that leaves open what this one leaves open. */
async function leaveOpen(site: FixtureSite): Promise<void> {
  await site.write('index.html', openPage)
  await site.write('robots.txt', `Sitemap: ${publicUrl}/sitemap.xml\n`)
  await site.write('sitemap.xml', `<loc>${publicUrl}/</loc>`)
}

describe('one build', () => {
  it('is served under two public addresses by two servers at once', async () => {
    const site = await createFixtureSite()
    onTestFinished(() => site.remove())
    await leaveOpen(site)
    const addresses = ['https://desk.example', 'https://other.example']

    const served = addresses.map(async (PUBLIC_URL) => {
      const port = await spawnServer(site.siteDir, { PUBLIC_URL }).listening()
      const paths = ['/', '/robots.txt', '/sitemap.xml']
      const answers = await Promise.all(
        paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
      )
      return Promise.all(answers.map((answer) => answer.text()))
    })

    for (const [index, texts] of (await Promise.all(served)).entries()) {
      const address = addresses[index] ?? ''
      expect(texts[0]).toContain(`<link rel="canonical" href="${address}/"/>`)
      expect(texts[1]).toBe(`Sitemap: ${address}/sitemap.xml\n`)
      expect(texts[2]).toBe(`<loc>${address}/</loc>`)
      expect(texts.join()).not.toContain('.invalid')
    }
  })

  it('names the port it is served on when no public address is set', async () => {
    const { app } = await createFixtureApp({ env: { PORT: '4321' }, prepareSite: leaveOpen })

    const { body } = await app.inject('/')

    expect(body).toContain('href="http://localhost:4321/"')
  })
})

describe('a text with settings in it', () => {
  it('is sent compressed, with a validator that changes with the settings', async () => {
    const get = async (PUBLIC_URL: string) => {
      const { app } = await createFixtureApp({ env: { PUBLIC_URL }, prepareSite: leaveOpen })
      return app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } })
    }
    const [one, other] = [await get('https://desk.example'), await get('https://other.example')]

    expect(one.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/xml',
      'cache-control': 'public, max-age=300, must-revalidate',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(one.rawPayload).toString()).toBe('<loc>https://desk.example/</loc>')
    expect(one.headers['etag']).not.toBe(other.headers['etag'])
  })

  it('stops the start when it is not there', async () => {
    const started = createFixtureApp({
      prepareSite: (site) =>
        site.write('../pages.json', JSON.stringify({ ...manifest, texts: ['gone.txt'] })),
    })

    await expect(started).rejects.toThrow('gone.txt is missing')
  })
})

describe('the contact form of a page', () => {
  const bodyWith = async (CONTACT_FORM_ENDPOINT: string) => {
    const env = { CONTACT_FORM_ENDPOINT }
    const { app } = await createFixtureApp({ env, prepareSite: leaveOpen })
    return (await app.inject('/')).body
  }

  it('posts to this server, with all its fields', async () => {
    const body = await bodyWith('')

    expect(body).toContain('<form action="/api/contact">')
    expect(body).toContain('name="page"')
    expect(body).not.toContain('<meta name="contact-endpoint"')
  })

  it('posts to a service elsewhere, without what that would not understand, and the program knows', async () => {
    const body = await bodyWith('https://forms.example/f?a=1&b=2')

    expect(body).toContain(
      '<form action="https://forms.example/f?a=1&amp;b=2"><input name="name"></form>',
    )
    expect(body).toContain(
      '<meta name="contact-endpoint" content="https://forms.example/f?a=1&amp;b=2">',
    )
  })
})
