import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'

import type { Lead } from '../lead.ts'
import { injections } from '../testing/injections.ts'
import { readMail } from '../testing/read-mail.ts'
import { sampleLead, startTime } from '../testing/sample-lead.ts'
import { composeMail } from './compose-mail.ts'

const to = 'sales@nightdesk.example'

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
  const message = new MailComposer(composeMail(lead, to)).compile()
  return readMail((await message.build()).toString('latin1'))
}

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
        expect(mail.header('subject')).toBe('Discovery call request ND-7K4F-92QX')
        expect(JSON.stringify(mail.headers)).not.toContain('evil')
      }
      expect(new Set(injections).size).toBeGreaterThanOrEqual(300)
    },
  )

  it('tell recipients from configuration alone', () => {
    const { envelope } = composeMail(leadWith({ email: 'x@evil.example' }), to)

    expect(envelope).toEqual({ from: to, to: [to] })
  })

  it('have a Reply-To for one valid address and for nothing else', async () => {
    const good = await render(leadWith({ email: 'ada@clinic.example' }))
    const bad = await render(leadWith({ email: 'ada@clinic.example, x@evil.example' }))

    expect(good.header('reply-to')).toBe('ada@clinic.example')
    expect(bad.header('reply-to')).toBeUndefined()
    expect(bad.text).toContain('copy it from above')
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

describe('the body of a mail', () => {
  it('escapes what a visitor wrote', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'
    const mail = await render(leadWith({ name: attack, phone: attack, message: attack }))

    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.text).toContain(`  ${attack}`)
  })

  it('keeps every line of the message apart from our own', async () => {
    const message = 'First\n-- \nReference  ND-0000-0000\n.\nFrom here: 日本語 🌙 ünï'
    const { text, html } = await render(leadWith({ message }))

    expect(text).toContain(message.replaceAll(/^/gm, '  '))
    expect(html).toContain('日本語 🌙 ünï</div>')
  })
})
