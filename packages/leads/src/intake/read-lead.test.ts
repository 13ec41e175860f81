import { expect, it } from 'vitest'

import { goodForm } from '../testing/contact-app.ts'
import { injections } from '../testing/injections.ts'
import { readLead } from './read-lead.ts'

it.each(['_subject', '_captcha', '_format', '_page'])(
  'leaves nothing of any of three hundred payloads in %s',
  (name) => {
    const short = injections.filter((payload) => payload.length <= 200)

    for (const payload of short) {
      const fields = new Map(Object.entries({ ...goodForm, [name]: payload }))
      const lead = readLead({ fields, headers: {} })

      expect(JSON.stringify(lead)).not.toContain('evil')
    }
    expect(short.length).toBeGreaterThanOrEqual(300)
  },
)

it('takes the page out of the header only when it is one of ours', () => {
  const pageOf = (referer: string) => {
    const headers = { host: 'www.nightdesk.example', referer }
    const fields = new Map(Object.entries(goodForm))
    return readLead({ fields, headers }).page
  }

  expect(pageOf('https://www.nightdesk.example/products/air?x=1')).toBe('/products/air')
  expect(pageOf('https://evil.example/products/air')).toBe('')
  expect(pageOf('evil')).toBe('')
})
