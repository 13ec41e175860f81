import { createHash } from 'node:crypto'

import { toasts } from '@nightdesk/content'
import { contactLimits } from '@nightdesk/contracts'
import { describe, expect, it, vi } from 'vitest'

import { StoreUnavailableError } from '../store/lead-store.ts'
import { createContactApp, goodForm } from '../testing/contact-app.ts'

// What Chromium sends with a native form post.
const native = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
}

function encode(fields: Record<string, string>) {
  return { headers: native, payload: new URLSearchParams(fields).toString() }
}

describe('a form posted without JavaScript', () => {
  it('leads to a page with the same texts as the toast, and the reference', async () => {
    const { app, post, store } = await createContactApp()

    const response = await post({}, encode(goodForm))
    const page = await app.inject(String(response.headers.location))

    const reference = (await store.list())[0]?.reference ?? ''
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/api/contact/sent/${reference}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain(`<h1>${toasts.contactSent.title}</h1>`)
    expect(page.body).toContain(toasts.contactSent.text)
    expect(page.body).toContain(reference)
  })

  it('comes back with what is wrong beside each field and everything that was written', async () => {
    const { post } = await createContactApp()

    const response = await post({}, encode({ ...goodForm, email: 'ada', message: 'Line\nNext' }))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('value="Ada Moss"')
    expect(response.body).toContain('value="ada"')
    expect(response.body).toContain('>\nLine\nNext</textarea>')
    expect(response.body).toMatch(/aria-describedby="email-error"[^]*id="email-error">This is not/)
    expect(response.body).toContain('type="checkbox" required')
    expect(response.body.match(/class="error"/g)).toHaveLength(1)
  })

  it('cannot put markup into the page it comes back in', async () => {
    const { post } = await createContactApp()
    const attack = '"><script>alert(1)</script>\'</textarea><img src=x onerror=alert(1)>'

    const response = await post(
      {},
      encode({ name: attack, email: attack, phone: attack, message: attack, _page: attack }),
    )

    expect(response.statusCode).toBe(422)
    expect(response.body).not.toMatch(/<script|<img|textarea>'/)
    expect(response.body).toContain('&quot;&gt;&lt;script&gt;')
  })

  it.each([
    ['too many posts', {}, 429],
    ['a broken body', { payload: '%zz=1' }, 400],
    ['another site', { headers: { ...native, 'sec-fetch-site': 'cross-site' } }, 403],
  ])('gets a page for %s as well', async (_title, change, status) => {
    const { post } = await createContactApp({ ratePerMinute: 1 })
    if (status === 429) await post({}, encode(goodForm))

    const response = await post({}, { ...encode(goodForm), ...change })

    expect(response.statusCode).toBe(status)
    expect(response.body).toContain('hello@nightdesk.example')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('is taken with the longest texts the form allows, in any script', async () => {
    const { post, store } = await createContactApp()
    // Nine bytes each where a form is encoded like an address.
    const { nameLength, messageLength } = contactLimits
    const longest = { name: '夜'.repeat(nameLength), message: '夜'.repeat(messageLength) }
    const page = `/${'a'.repeat(contactLimits.hiddenLength - 1)}`

    const response = await post({}, encode({ ...goodForm, ...longest, _page: page }))

    expect(response.statusCode).toBe(303)
    expect(await store.list()).toMatchObject([{ fields: longest }])
  })

  it('gets a page when it is larger than that, too', async () => {
    const { post } = await createContactApp()
    const message = 'a'.repeat(contactLimits.bodyBytes)

    const response = await post({}, encode({ ...goodForm, message }))

    expect(response.statusCode).toBe(413)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('hello@nightdesk.example')
  })

  it('allows its pages one stylesheet and no script', async () => {
    const { app, post } = await createContactApp()

    const { headers } = await post({}, encode(goodForm))
    const page = await app.inject(String(headers.location))

    const style = /<style>([^]*)<\/style>/.exec(page.body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toContain('script-src')
  })

  it('sets them in the faces of the site', async () => {
    const fonts = [{ family: 'Besley', href: '/assets/besley-a1.woff2' }]
    const { app, post } = await createContactApp({ fonts })
    const { headers } = await post({}, encode(goodForm))
    const page = await app.inject(String(headers.location))
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body) ?? []

    const sheet = await app.inject(href)

    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(sheet.body).toContain("url('/assets/besley-a1.woff2')")
  })

  it.each(['ND-1', '<script>', 'ND-2222-222O', 'ND-2222-2222'])(
    'has no page for %s',
    async (reference) => {
      const { app } = await createContactApp()

      const page = await app.inject(`/api/contact/sent/${encodeURIComponent(reference)}`)

      expect(page.statusCode).toBe(404)
      expect(page.body).not.toContain('<script')
      expect(page.body).not.toContain(toasts.contactSent.title)
    },
  )

  it('is acknowledged also where the store cannot be asked any more', async () => {
    const { app, post, store } = await createContactApp()
    const { headers } = await post({}, encode(goodForm))
    vi.spyOn(store, 'find').mockRejectedValue(new StoreUnavailableError('locked'))

    const page = await app.inject(String(headers.location))

    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(toasts.contactSent.title)
  })

  it('has its page looked up so many times a minute for one visitor', async () => {
    const { app, post, store } = await createContactApp({ ratePerMinute: 5 })
    const { headers } = await post({}, encode(goodForm))
    const find = vi.spyOn(store, 'find')

    for (let times = 0; times < 30; times += 1) await app.inject('/api/contact/sent/ND-2222-2222')
    const other = await app.inject({ url: String(headers.location), remoteAddress: '203.0.113.9' })

    expect(find.mock.calls.length).toBeLessThanOrEqual(12)
    expect(other.statusCode).toBe(200)
  })
})

it('answers a script in JSON, whatever the hidden field of the form says', async () => {
  const { post } = await createContactApp()

  const response = await post(goodForm, { headers: { accept: '*/*' } })

  expect(response.json()).toHaveProperty('reference')
})
