import { assert, integer, jsonValue, property } from 'fast-check'
import { expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'
import { isNestedBeyond } from './json-bodies.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

async function openEcho() {
  const { app } = await createFixtureApp()
  app.post('/api/echo', ({ body }) => ({ body }))
  return (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/echo',
      payload,
      headers: { 'content-type': 'application/json' },
    })
}

it('reads what is nested as far as anything of ours is', async () => {
  const send = await openEcho()

  expect((await send('{"a":[{"b":"[[[["}]}')).json()).toEqual({ body: { a: [{ b: '[[[[' }] } })
  expect((await send(nested(32))).statusCode).toBe(200)
})

it('reads nothing that is nested deeper, and does not take longer for it', async () => {
  const send = await openEcho()

  expect((await send(nested(33))).statusCode).toBe(400)
  expect((await send(`{"x":${nested(32_000)}}`)).statusCode).toBe(400)
  expect((await send('{"a":')).statusCode).toBe(400)
})

it('counts brackets outside of strings alone', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0
  assert(
    property(jsonValue(), integer({ min: 0, max: 6 }), (value, most) => {
      expect(isNestedBeyond(JSON.stringify(value), most)).toBe(depthOf(value) > most)
    }),
  )
})
