import { mkdir, rename, rm, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { readConfig } from '@nightdesk/config'

import { buildApp } from '../app.ts'
import { createFixtureApp } from '../testing/fixture-app.ts'
import { createFixtureSite, homeHtml, script } from '../testing/fixture-site.ts'

const immutable = 'public, max-age=31536000, immutable'

describe('a server, when another release becomes current', () => {
  it('goes on with the pages and the files it started with', async () => {
    const site = await createFixtureSite()
    onTestFinished(() => site.remove())
    const current = join(site.releasesDir, '../current')
    await symlink('releases/fixture', current)
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      siteDir: join(current, 'client'),
    })
    onTestFinished(() => app.close())

    await site.write('../../other/client/index.html', 'another')
    await symlink('releases/other', `${current}.new`)
    await rename(`${current}.new`, current)

    expect((await app.inject('/')).body).toBe(homeHtml)
    expect((await app.inject('/assets/app-B4x9.js')).body).toBe(script)
    expect((await app.inject('/favicon.svg')).statusCode).toBe(200)
  })
})

describe('the files of other releases', () => {
  const prepareSite: Parameters<typeof createFixtureApp>[0] = {
    prepareSite: async (site) => {
      await site.write('../../earlier/client/index.html', 'earlier')
      await site.write('../../earlier/client/old.txt', 'earlier')
      await site.write('../../earlier/client/assets/old-D4.js', 'earlier')
      await site.write('../../earlier/client/assets/app-B4x9.js', 'earlier')
      await site.write('../../earlier/client/widget/assets/call-E5.js', 'earlier')
    },
  }

  it.each(['/assets/old-D4.js', '/widget/assets/call-E5.js'])(
    'are served where their names are hashed: %s',
    async (url) => {
      const { app } = await createFixtureApp(prepareSite)

      const { body, headers } = await app.inject(url)

      expect(body).toBe('earlier')
      expect(headers['cache-control']).toBe(immutable)
      expect(headers['content-type']).toContain('javascript')
    },
  )

  it.each(['/old.txt', '/earlier', '/earlier/client/index.html'])(
    'are not served where they are not: %s',
    async (url) => {
      const { app } = await createFixtureApp(prepareSite)

      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )

  it('never stand in the place of the release’s own', async () => {
    const { app } = await createFixtureApp(prepareSite)

    expect((await app.inject('/assets/app-B4x9.js')).body).toBe(script)
  })

  it('do not keep the server from starting when something is wrong with them', async () => {
    const { app } = await createFixtureApp({
      prepareSite: async (site) => {
        await mkdir(join(site.releasesDir, 'half-removed'))
        await site.write('../../odd/client/assets/a*b.js', 'odd')
      },
    })

    expect((await app.inject('/')).statusCode).toBe(200)
  })

  it('are served too when the release came after the start, as on the other server of a rolling deploy', async () => {
    const { app, site } = await createFixtureApp(prepareSite)
    const missed = await app.inject('/assets/new-F6.js')
    await site.write('../../later/client/index.html', 'later')
    await site.write('../../later/client/assets/new-F6.js', 'later')
    await site.write('../../later/client/assets/app-B4x9.js', 'later')

    expect(missed.statusCode).toBe(404)
    await expect.poll(async () => (await app.inject('/assets/new-F6.js')).body).toBe('later')
    expect((await app.inject('/assets/old-D4.js')).body).toBe('earlier')
    expect((await app.inject('/assets/app-B4x9.js')).body).toBe(script)
    expect((await app.inject('/')).body).toBe(homeHtml)
  })

  it.each([
    '/assets/../index.html',
    '/assets/..%2Fpages.json',
    '/assets/%2e%2e/pages.json',
    '/assets/',
    '/assets/old-D4.js/',
    '/assets//old-D4.js',
    '/assets/old-D4.js%00',
  ])('are not reached by another name: %s', async (url) => {
    const { app } = await createFixtureApp(prepareSite)

    expect((await app.inject(url)).statusCode).toBe(404)
  })

  it('answer as not found once they are removed', async () => {
    const { app, site } = await createFixtureApp(prepareSite)
    await rm(join(site.releasesDir, 'earlier'), { recursive: true })

    expect((await app.inject('/assets/old-D4.js')).statusCode).toBe(404)
  })
})

it('a served release carries the date of now, by which builds know that it is in use', async () => {
  const longAgo = new Date(0)
  const { app, site } = await createFixtureApp({
    prepareSite: ({ siteDir }) => utimes(join(siteDir, '..'), longAgo, longAgo),
  })

  await app.ready()

  const { mtimeMs } = await stat(join(site.siteDir, '..'))
  expect(Date.now() - mtimeMs).toBeLessThan(60_000)
})
