import { isReference, minuteMs } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { createContactApp, goodForm } from '../testing/contact-app.ts'

const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a good post', () => {
  it('is answered with the reference of a lead that is in the store', async () => {
    const { post, store, clock } = await createContactApp()

    const response = await post(goodForm, {
      headers: {
        host: 'www.nightdesk.example',
        referer: 'https://www.nightdesk.example/industries/healthcare?email=x#contact',
        'accept-language': 'en-US,en;q=0.9',
      },
      remoteAddress: '203.0.113.77',
    })

    const { reference } = response.json()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'accepted', reference })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(isReference(reference)).toBe(true)
    expect(await store.find(reference)).toMatchObject({
      fields: { name: 'Ada Moss', email: 'ada@clinic.example', message: goodForm.message },
      createdAt: clock.now(),
      consentVersion: '2025-1',
      page: '/industries/healthcare',
      locale: 'en-US',
      network: '203.0.113.0/24',
      isQuarantined: false,
    })
  })

  it.each([
    [
      'multipart',
      async () => {
        const data = new FormData()
        for (const [name, value] of Object.entries(goodForm)) data.set(name, value)
        const request = new Request('http://localhost', { method: 'POST', body: data })
        const type = request.headers.get('content-type') ?? ''
        return {
          payload: Buffer.from(await request.arrayBuffer()),
          headers: { 'content-type': type },
        }
      },
    ],
    [
      'urlencoded',
      async () => {
        return { payload: new URLSearchParams(goodForm).toString(), headers: urlEncoded }
      },
    ],
  ])('may come as %s', async (_title, encode) => {
    const { post, store } = await createContactApp()

    const response = await post({}, await encode())

    expect(response.statusCode).toBe(200)
    expect((await store.list())[0]?.fields).toEqual({
      name: goodForm.name,
      email: goodForm.email,
      phone: goodForm.phone,
      message: goodForm.message,
    })
  })

  it('may leave out the phone and all that is hidden', async () => {
    const { post } = await createContactApp()
    const { name, email, message } = goodForm

    expect((await post({ name, email, message })).statusCode).toBe(200)
  })

  it('says itself on which page it was filled in', async () => {
    const { post, store } = await createContactApp()

    await post({ ...goodForm, _page: '/products/air?utm=x' })

    expect((await store.list())[0]?.page).toBe('/products/air')
  })
})

describe('a post that is repeated', () => {
  it('makes one lead with one key, and answers the same', async () => {
    const { post, store } = await createContactApp()
    const options = { headers: { 'idempotency-key': '"8e03978e-40d5"' } }

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(goodForm, options)))

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await store.list()).toHaveLength(1)
  })

  it('is refused when the key was used for something else', async () => {
    const { post, store } = await createContactApp()
    const options = { headers: { 'idempotency-key': 'a' } }
    await post(goodForm, options)

    const response = await post({ ...goodForm, message: 'Another' }, options)

    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ error: 'key_reused' })
    expect(await store.list()).toHaveLength(1)
  })

  it('is answered as before when its visitor may leave no more leads', async () => {
    const { post, store } = await createContactApp({ leadsPerHour: 1 })
    const options = { headers: { 'idempotency-key': 'a' } }
    const first = await post(goodForm, options)
    const other = { ...goodForm, message: 'Another' }

    const again = await post(goodForm, options)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect((await post(other, options)).statusCode).toBe(422)
    expect((await post(other, { headers: { 'idempotency-key': 'b' } })).statusCode).toBe(429)
    expect(await store.list()).toHaveLength(1)
  })

  it('makes one lead without a key, within ten minutes', async () => {
    const { post, store, clock } = await createContactApp()
    const first = await post(goodForm)
    clock.advance(10 * minuteMs - 1)
    const second = await post(goodForm)
    clock.advance(1)
    const third = await post(goodForm)

    expect(second.json()).toEqual(first.json())
    expect(third.json()).not.toEqual(first.json())
    expect(await store.list()).toHaveLength(2)
  })

  it.each(['', ' ', 'a b', '"', 'a,b', 'a'.repeat(129), '"a\\"b"'])(
    'is not taken with the key %j',
    async (key) => {
      const { post } = await createContactApp()

      const response = await post(goodForm, { headers: { 'idempotency-key': key } })

      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ error: 'invalid_key' })
    },
  )
})

describe('a post that is refused', () => {
  it('is told which fields are wrong, and why', async () => {
    const { post, store } = await createContactApp()

    const response = await post({ ...goodForm, name: ' ', email: 'ada' })

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      error: 'invalid_fields',
      message: expect.any(String),
      fields: [
        { field: 'name', reason: 'missing', message: 'Tell us your name.' },
        { field: 'email', reason: 'not_an_email', message: expect.stringContaining('name@') },
      ],
    })
    expect(await store.list()).toEqual([])
  })

  it.each([
    ['broken JSON', '{', {}, 400, 'malformed_body'],
    ['an empty body', '', {}, 400, 'malformed_body'],
    ['an unknown field', '{"cc":"x"}', {}, 400, 'unknown_field'],
    ['a field twice', '{"name":"a","name":"b"}', {}, 400, 'repeated_field'],
    ['a long hidden field', `{"_subject":"${'a'.repeat(201)}"}`, {}, 400, 'malformed_body'],
    ['112 KiB and a byte', 'a'.repeat(112 * 1024 + 1), {}, 413, 'payload_too_large'],
    ['many fields', 'name=&'.repeat(17), urlEncoded, 413, 'payload_too_large'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['no type', 'hello', { 'content-type': '' }, 415, 'unsupported_media_type'],
    ['a type that is none', 'hello', { 'content-type': ';;' }, 415, 'unsupported_media_type'],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ] as const)('with %s', async (_title, payload, headers, status, error) => {
    const { post, store } = await createContactApp()

    const response = await post({}, { payload, headers })

    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ error, message: expect.any(String) })
    expect(await store.list()).toEqual([])
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'when it is a %s',
    async (method) => {
      const { app } = await createContactApp()

      const response = await app.inject({ method, url: '/api/contact' })

      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('POST')
      expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )
})

describe('the origin of a post', () => {
  it.each([
    ['a browser on our page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a browser’s address bar', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['the public address', { origin: 'https://www.nightdesk.example' }, 200],
    ['the address asked', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that is hidden', { origin: 'null' }, 403],
    ['another port', { origin: 'http://localhost:81', host: 'localhost:80' }, 403],
    ['a program that says nothing', {}, 200],
  ] as const)('of %s is answered with %i', async (_title, headers, status) => {
    const { post, store } = await createContactApp()

    const response = await post(goodForm, { headers: { ...headers } })

    expect(response.statusCode).toBe(status)
    expect(await store.list()).toHaveLength(status === 200 ? 1 : 0)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
