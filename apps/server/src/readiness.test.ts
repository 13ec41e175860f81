import { expect, it } from 'vitest'

import { createReadiness } from './readiness.ts'
import { createFixtureApp } from './testing/fixture-app.ts'

it('is ready when nothing has to be waited for', () => {
  expect(createReadiness().report()).toEqual({ status: 'ready' })
})

it('waits for every check, and names those that are not there yet', () => {
  const readiness = createReadiness()
  let isLoaded = false
  readiness.addCheck('models', () => isLoaded)
  readiness.addCheck('store', () => true)

  const before = readiness.report()
  isLoaded = true
  const after = readiness.report()

  expect(before).toEqual({ status: 'starting', waitingFor: ['models'] })
  expect(after).toEqual({ status: 'ready' })
})

it('forgets a check that was taken out', () => {
  const readiness = createReadiness()
  const removeCheck = readiness.addCheck('models', () => false)

  removeCheck()

  expect(readiness.report()).toEqual({ status: 'ready' })
})

it('tells facts beside, which decide nothing', () => {
  const readiness = createReadiness()
  let canStore = false
  readiness.addFact('leads', () => canStore)

  const before = readiness.report()
  canStore = true
  const after = readiness.report()

  expect(before).toEqual({ status: 'ready', leads: false })
  expect(after).toEqual({ status: 'ready', leads: true })
})

it('is stopping, whatever the checks say', () => {
  const readiness = createReadiness()
  readiness.addCheck('models', () => false)

  readiness.stop()

  expect(readiness.report()).toEqual({ status: 'stopping' })
})

it('is answered at /readyz with 503 until ready and again when stopping', async () => {
  const readiness = createReadiness()
  let isLoaded = false
  readiness.addCheck('models', () => isLoaded)
  const { app } = await createFixtureApp({ readiness })

  const starting = await app.inject('/readyz')
  isLoaded = true
  const ready = await app.inject('/readyz')
  readiness.stop()
  const stopping = await app.inject('/readyz')

  expect([starting, ready, stopping].map(({ statusCode }) => statusCode)).toEqual([503, 200, 503])
  expect(ready.json()).toEqual({ status: 'ready' })
  expect(stopping.json()).toEqual({ status: 'stopping' })
  expect(ready.headers['cache-control']).toBe('no-store')
})

it('does not touch /healthz, which only says that the process answers', async () => {
  const readiness = createReadiness()
  readiness.stop()
  const { app } = await createFixtureApp({ readiness })

  const response = await app.inject('/healthz')

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
  expect(response.headers['cache-control']).toBe('no-store')
})
