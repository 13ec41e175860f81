import { encodeSetup } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { goodForm } from '../testing/contact-app.ts'
import { injections } from '../testing/injections.ts'
import { sampleSetup } from '../testing/sample-lead.ts'
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

it('takes the business out of its field, and leaves out what is none', () => {
  const setupOf = (_setup: string) =>
    readLead({ fields: new Map(Object.entries({ ...goodForm, _setup })), headers: {} }).setup

  expect(setupOf(encodeSetup(sampleSetup))).toEqual(sampleSetup)
  for (const text of [
    '',
    'x',
    '%',
    encodeSetup({ ...sampleSetup, name: '<b>' }),
    'A'.repeat(9_000),
  ])
    expect(setupOf(text)).toBeUndefined()
  for (const payload of injections) expect(setupOf(payload)).toBeUndefined()
})
