import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberedForm } from '../leads/post-lead.ts'
import { missingPrograms, startProxy, type ProxyName, type RunningProxy } from './proxy-programs.ts'
import type { TwoServers } from './two-servers.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const json = { 'content-type': 'application/json' }

/** What a proxy of `deploy/` must do before two servers. `number` keeps its visitors apart from those of others. */
export function describeProxy(
  name: ProxyName,
  number: number,
  fixture: () => { readonly servers: TwoServers; readonly dataDir: string },
): void {
  const missing = missingPrograms(name)
  if (missing.length > 0) {
    console.log(`Without ${missing.join(' and ')}: the recipe of ${name} is not tried.`)
  }

  describe.skipIf(missing.length > 0)(`${name}, as in deploy/, before two servers`, () => {
    let proxy: RunningProxy
    beforeAll(async () => {
      const { servers, dataDir } = fixture()
      proxy = await startProxy(name, servers.ports, join(dataDir, name))
    })
    afterAll(() => proxy.stop())

    const visitor = (host: number) => createVisitor(`127.0.${number}.${host}`, proxy.authority)

    it('answers over TLS and HTTP/2, and leads there from plain HTTP', async () => {
      const { status, location } = await visitor(1).ask(`${proxy.httpUrl}/healthz`)

      expect([301, 308]).toContain(status)
      expect(String(location)).toMatch(/^https:\/\/localhost.*\/healthz$/)
      expect(await visitor(1).askOverHttp2(`${proxy.url}/healthz`)).toBe(200)
    })

    let hosts = 20
    // See two-servers.test.ts: tried again by somebody else where the machine was too slow to count together.
    it('tells the servers who posts, whatever they say of themselves', { retry: 3 }, async () => {
      hosts += 2
      const statuses: number[] = []
      for (let count = 0; count < 7; count += 1) {
        statuses.push(await post(visitor(hosts), hosts * 100 + count))
      }

      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect(await post(visitor(hosts + 1), hosts * 100 + 50)).toBe(200)
    })

    it('leads calls and their WebSockets to the server that has them', async () => {
      const names = new Set<string>()
      for (let host = 10; host < 14; host += 1) {
        // Token and call are two turns: a third makes the other server the one that takes the next call.
        if (host % 2) await visitor(host).ask(`${proxy.url}/healthz`)
        const { id = '', webCallUrl = '' } = await startCall(visitor(host))
        names.add(id.slice(0, 2))
        expect(webCallUrl).toContain(proxy.url)
        expect(await visitor(host).hear(webCallUrl)).not.toBe('')
      }

      expect([...names].sort()).toEqual(['a-', 'b-'])
    })

    async function post(who: Visitor, form: number): Promise<number> {
      const body = JSON.stringify(numberedForm(number * 10_000 + form))
      const headers = { ...json, origin: proxy.url, 'x-forwarded-for': `203.0.113.${form % 100}` }
      for (;;) {
        const path = `${proxy.url}/api/contact`
        const { status } = await who.ask(path, { method: 'POST', headers, body })
        if (status !== 503) return status
      }
    }

    async function startCall(who: Visitor) {
      const body = JSON.stringify({ assistantId: 'front-desk' })
      const headers = { ...json, origin: proxy.url }
      const ask = (path: string, more = {}) =>
        who.ask(`${proxy.url}/voice${path}`, {
          method: 'POST',
          headers: { ...headers, ...more },
          body,
        })
      const { token } = (await ask('/token')).body
      return (await ask('/call/web', { authorization: `Bearer ${token}` })).body
    }
  })
}
