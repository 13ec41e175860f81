import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'

import type { Lead } from '../lead.ts'
import { injections } from '../testing/injections.ts'
import { decodeWords, readMail, type ReadMail } from '../testing/read-mail.ts'
import { sampleLead, startTime } from '../testing/sample-lead.ts'
import { composeMail } from './compose-mail.ts'
import { timesIn } from './mail-time.ts'

const to = 'sales@nightdesk.example'
const terms = { to, tellTime: timesIn('America/New_York') }

function leadWith(fields: Partial<Lead['fields']>): Lead {
  const { quarantine: _none, ...lead } = sampleLead({ fields })
  return {
    ...lead,
    reference: 'ND-7K4F-92QX',
    createdAt: startTime,
    isQuarantined: false,
    quarantineReason: null,
    deliveries: [],
  }
}

async function render(lead: Lead) {
  const message = new MailComposer(composeMail(lead, terms)).compile()
  return readMail((await message.build()).toString('latin1'))
}

const withoutSubject = ({ headers }: ReadMail) => headers.filter(({ name }) => name !== 'subject')
// Words, and nothing that could be an address, a header or another part of it.
const plainSubject =
  /^Discovery call: [^@:;,<>"]*, Healthcare, from \/industries\/healthcare, ND-7K4F-92QX$/

// Three hundred mails take a while on a busy machine.
describe('the headers of a mail', () => {
  it.each(['name', 'email', 'phone', 'message'] as const)(
    'are the same whatever of three hundred payloads stands in %s',
    async (field) => {
      const plain = await render(leadWith({ email: 'a' }))
      const names = plain.headers.map(({ name }) => name)

      for (const payload of injections) {
        const email = field === 'email' ? payload : 'a'
        const mail = await render(
          leadWith({ email, ...(field !== 'email' && { [field]: payload }) }),
        )

        expect(mail.headers.map(({ name }) => name)).toEqual(names)
        expect(mail.header('to')).toBe(to)
        expect(JSON.stringify(withoutSubject(mail))).not.toContain('evil')
        expect(decodeWords(mail.header('subject') ?? '')).toMatch(plainSubject)
      }
      expect(new Set(injections).size).toBeGreaterThanOrEqual(300)
    },
  )

  it('tell recipients from configuration alone', () => {
    const { envelope } = composeMail(leadWith({ email: 'x@evil.example' }), terms)

    expect(envelope).toEqual({ from: to, to: [to] })
  })

  it('have a Reply-To for one valid address and for nothing else', async () => {
    const good = await render(leadWith({ email: 'ada@clinic.example' }))
    const bad = await render(leadWith({ email: 'ada@clinic.example, x@evil.example' }))

    expect(good.header('reply-to')).toBe('ada@clinic.example')
    expect(bad.header('reply-to')).toBeUndefined()
    expect(bad.text).toContain('Copy their email address from above')
  })

  it('say how to answer a caller who left no email', async () => {
    const mail = await render({
      ...leadWith({ email: '', phone: '2125550123' }),
      source: 'call',
    })

    expect(mail.header('reply-to')).toBeUndefined()
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('while talking to the voice demo')
      expect(body).toContain('call the number above')
      expect(body).toContain('erase ND-7K4F-92QX')
    }
  })
})

describe('the subject of a mail', () => {
  const subjectOf = (fields: Partial<Lead['fields']>, page = '/industries/healthcare') =>
    composeMail({ ...leadWith(fields), page }, terms).subject

  it.each([
    ['/industries/healthcare', 'Healthcare, from /industries/healthcare, '],
    [
      '/industries/hotels-hospitality',
      'Hotels & hospitality, from /industries/hotels-hospitality, ',
    ],
    ['/products/air', 'from /products/air, '],
    ['/', 'from the home page, '],
    ['/no-page-of-ours', ''],
    ['', ''],
  ])('names the trade and the page, where they are known: %j', (page, told) => {
    expect(subjectOf({}, page)).toBe(`Discovery call: Ada Moss, ${told}ND-7K4F-92QX`)
  })

  it.each([
    ['Dr. María-José O’Neill & Sons', 'Dr. María-José O’Neill & Sons, '],
    ['日本語 🌙 太郎', '日本語 太郎, '],
    ['visit www.evil.example, now: <b>', 'visit www evil example now b, '],
    ['🌙', ''],
    ['a'.repeat(100), `${'a'.repeat(60)}, `],
  ])('has a plain name in it: %j', (name, told) => {
    expect(subjectOf({ name }, '')).toBe(`Discovery call: ${told}ND-7K4F-92QX`)
  })

  it('says of a test lead that it is one', () => {
    const { subject } = composeMail({ ...leadWith({}), source: 'probe' }, terms)

    expect(subject).toBe('Test lead ND-7K4F-92QX')
  })
})

describe('the body of a mail', () => {
  it('can be answered with one press, by mail or by phone', async () => {
    const { html, text } = await render(leadWith({ email: 'a&b+c@clinic.example' }))

    expect(html).toContain('<a href="mailto:a%26b%2Bc@clinic.example"')
    expect(html).toContain('>a&amp;b+c@clinic.example</a>')
    expect(html).toContain('<a href="tel:+12125550134"')
    expect(html).toContain('>+1 212 555 0134</a>')
    expect(text).toContain('+1 212 555 0134\n')
  })

  it.each(['ask for Ada', '555 0134 ext. 7', 'javascript:alert(1)', '', '+', '1'.repeat(16)])(
    'has no link for a phone number such as %j',
    async (phone) => {
      const { html } = await render(leadWith({ phone, email: 'a@b, c@d' }))

      expect(html).not.toContain('<a ')
    },
  )

  it('tells the time as the owner’s clock does', async () => {
    const { html, text } = await render(leadWith({}))

    // In the sample it is 2:14 at night, universal time.
    expect(text).toMatch(/^Received +Wed, Jan 14, 2026, 9:14 PM EST$/m)
    expect(html).toContain('>Wed, Jan 14, 2026, 9:14 PM EST<')
  })

  it('escapes what a visitor wrote', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'
    const mail = await render(leadWith({ name: attack, phone: attack, message: attack }))

    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.text).toContain(`  ${attack}`)
  })

  it('shows nothing of a visitor in another order than it was written in', async () => {
    const { html, text } = await render(leadWith({ name: '\u202eknil', message: 'a\u2066b\u2069' }))

    expect(html + text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(text).toContain('knil')
    expect(text).toContain('  ab')
  })

  it('keeps every line of the message apart from our own', async () => {
    const message = 'First\n-- \nReference  ND-0000-0000\n.\nFrom here: 日本語 🌙 ünï'
    const { text, html } = await render(leadWith({ message }))

    expect(text).toContain(message.replaceAll(/^/gm, '  '))
    expect(html).toContain('日本語 🌙 ünï</div>')
  })
})
