import { proofBits } from '@nightdesk/contracts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { openLeadStore } from '../store/open-store.ts'
import { createContactApp, goodForm, type ContactApp } from '../testing/contact-app.ts'
import { startPostgres, type PostgresFixture } from '../testing/postgres-fixture.ts'
import { solveProof } from '../testing/solve-proof.ts'

let postgres: PostgresFixture
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const visitor = '203.0.113.1'

/** Two servers of one database; posts of new leads go to one and the other in turn. */
async function openTwo(options: Parameters<typeof createContactApp>[0] = {}) {
  const databaseUrl = await postgres.createDatabase()
  const open = async () => {
    const sharedSecret = 'known to all of our servers'
    const store = await openLeadStore({ dataDir: '', databaseUrl, sharedSecret })
    return createContactApp({ ...options, store })
  }
  const servers: readonly [ContactApp, ContactApp] = [await open(), await open()]
  const database = new Client(databaseUrl)
  await database.connect()
  onTestFinished(() => database.end())
  let count = 0
  const postNew = (remoteAddress = visitor) => {
    count += 1
    const form = { ...goodForm, message: `Number ${count}` }
    return (servers[count % 2] as ContactApp).post(form, { remoteAddress })
  }
  const postMany = async (many: number, address?: string) => {
    const statuses: number[] = []
    for (let sent = 0; sent < many; sent += 1) statuses.push((await postNew(address)).statusCode)
    return statuses
  }
  return { servers, database, postNew, postMany }
}

// A server that the machine does not let ask the database in time goes by what it knows itself: then it is tried again.
describe('two servers of one database and one secret', { retry: 3 }, () => {
  it('let a visitor leave five leads an hour together, and nobody else fewer', async () => {
    const { postMany } = await openTwo({ leadsPerHour: 5 })

    expect(await postMany(7)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await postMany(5, '198.51.100.1')).toEqual([200, 200, 200, 200, 200])
  })

  it('let no more through when everything comes at once', async () => {
    const { postNew } = await openTwo({ leadsPerHour: 5 })

    const answers = await Promise.all(Array.from({ length: 8 }, () => postNew()))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  })

  it('let a visitor post so many times a minute together, and say how long to wait', async () => {
    const { postMany, postNew } = await openTwo({ ratePerMinute: 3 })

    const statuses = await postMany(6)
    const refused = await postNew()

    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
    const retryAfter = Number(refused.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  it('count a lead that both were sent once, in the store and for the limit', async () => {
    const { servers, postMany } = await openTwo({ leadsPerHour: 2 })
    const post = (server: ContactApp) => server.post(goodForm, { remoteAddress: visitor })

    const answers = [await post(servers[0]), await post(servers[1]), await post(servers[0])]

    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
    expect(await postMany(2)).toEqual([200, 429])
    expect(await servers[0].store.counts()).toMatchObject({ leads: 2 })
  })

  it('want a proof for a second lead at either, and take it once at either', async () => {
    const { servers, postNew } = await openTwo({ leadsWithoutProof: 1 })
    const first = (await postNew()).json()
    const second = (await postNew()).json()
    const payload = { reference: second.reference, nonce: solveProof(second.reference) }

    const proofs = await Promise.all(
      [...servers, ...servers].map(({ app }) =>
        app.inject({ method: 'POST', url: '/api/contact/proof', payload }),
      ),
    )

    expect(first).not.toHaveProperty('proofBits')
    expect(second.proofBits).toBe(proofBits)
    const statuses = proofs.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([204, 422, 422, 422])
    expect(await servers[0].store.counts()).toMatchObject({ leads: 2, quarantined: 0 })
  })

  it('take first leads of a network as one: past twenty of a /24 they are to be proved', async () => {
    const { postNew } = await openTwo({ leadsWithoutProof: 1 })
    const answers = []
    for (let host = 1; host <= 21; host += 1) answers.push(await postNew(`192.0.2.${host}`))

    const withProof = answers.filter((answer) => answer.json().proofBits === proofBits)
    expect(withProof).toEqual([answers.at(-1)])
  })
})

describe('the log of visits', () => {
  it('has no address in it, and forgets what counts no longer', async () => {
    const { servers, database, postNew } = await openTwo()
    await postNew()
    const { rows } = await database.query('SELECT * FROM visits')
    await database.query('UPDATE visits SET until = 0')

    await servers[0].store.visits?.forgetOld()

    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    expect((await database.query('SELECT * FROM visits')).rows).toEqual([])
  })

  it('costs nobody their lead when it cannot be read, and no two seconds', async () => {
    const { servers, database, postMany } = await openTwo({ leadsPerHour: 2 })
    await database.query('BEGIN; LOCK TABLE visits IN ACCESS EXCLUSIVE MODE')
    const started = performance.now()

    const [status] = await postMany(1)

    expect(status).toBe(200)
    expect(performance.now() - started).toBeLessThan(2_000)
    // Each goes by what it has seen itself.
    expect(await postMany(5)).toEqual([200, 200, 200, 429, 429])
    await database.query('ROLLBACK')
    expect(await servers[0].store.counts()).toMatchObject({ leads: 4 })
  })
})

it('one server of a database without a secret counts for itself', async () => {
  const databaseUrl = await postgres.createDatabase()
  const store = await openLeadStore({ dataDir: '', databaseUrl })
  onTestFinished(() => store.close())

  expect(store.visits).toBeUndefined()
})
