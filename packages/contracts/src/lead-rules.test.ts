import { assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkLead, contactLimits, isEmail, normalizeLead, type LeadFields } from './index.ts'

const good: LeadFields = {
  name: 'Ada Moss',
  email: 'ada@clinic.example',
  phone: '',
  message: 'Our phone rings at night.',
}

function problemsOf(change: Partial<LeadFields>) {
  return checkLead(normalizeLead({ ...good, ...change }))
}

describe('the rules of the contact form', () => {
  it.each([
    ['name, email and message without a phone', {}],
    ['a phone in any writing', { phone: '+1 (212) 555-0134 ext. 9' }],
    ['a name in any script', { name: 'Łucja 山田 O’Neill' }],
    ['a message over several lines', { message: 'One\r\nTwo\n\n\tThree' }],
    ['the longest message', { message: 'a'.repeat(contactLimits.messageLength) }],
    ['an address with a plus', { email: 'ada+desk@clinic.example' }],
    ['blanks around an address', { email: ' ada@clinic.example ' }],
    ['a host without a dot, as browsers do', { email: 'ada@localhost' }],
  ])('take %s', (_title, change) => {
    expect(problemsOf(change)).toEqual([])
  })

  it.each([
    ['no name', { name: '' }, 'name', 'missing'],
    ['a name of blanks', { name: ' \t ' }, 'name', 'missing'],
    ['a name that shows nothing', { name: '\u200b\u2060' }, 'name', 'missing'],
    ['no email', { email: '' }, 'email', 'missing'],
    ['no message', { message: '\n' }, 'message', 'missing'],
    ['an option for an email', { email: '-oQ/tmp@b.example' }, 'email', 'not_an_email'],
    ['a word for an email', { email: 'ada' }, 'email', 'not_an_email'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 'email', 'not_an_email'],
    ['a name with an address', { email: 'Ada <a@b.example>' }, 'email', 'not_an_email'],
    ['a quoted local part', { email: '"a b"@c.example' }, 'email', 'not_an_email'],
    ['a long name', { name: 'a'.repeat(201) }, 'name', 'too_long'],
    ['a long address', { email: `${'a'.repeat(10_000)}@b.example` }, 'email', 'too_long'],
    ['a long phone', { phone: '1'.repeat(51) }, 'phone', 'too_long'],
    ['a long message', { message: 'a'.repeat(10_001) }, 'message', 'too_long'],
    ['a line break in a name', { name: 'a\r\nBcc: x@y.example' }, 'name', 'not_one_line'],
    ['a line break in an email', { email: 'a@b.example\nx' }, 'email', 'not_one_line'],
    ['a NUL in a phone', { phone: '1\u00002' }, 'phone', 'not_one_line'],
    ['a line separator in a name', { name: 'a\u2028b' }, 'name', 'not_one_line'],
  ])('refuse %s', (_title, change, field, reason) => {
    expect(problemsOf(change)).toEqual([{ field, reason }])
  })

  it('name every field that is wrong, in the order of the form', () => {
    const problems = problemsOf({ name: '', email: 'x', message: '' })

    expect(problems.map(({ field }) => field)).toEqual(['name', 'email', 'message'])
  })

  it('leave nothing of a message but its text, its tabs and its line breaks', () => {
    const { message } = normalizeLead({ ...good, message: '\u0000a\u000bb\r\nc\td\r' })

    expect(message).toBe('ab\nc\td')
  })

  it('never take an address with a character that could start a header or a second recipient', () => {
    const breakers = constantFrom(...'\r\n\t ,;:<>"()[]\\\u0000\u2028'.split(''))
    const place = nat({ max: good.email.length })

    assert(
      property(breakers, place, (character, at) => {
        expect(isEmail(good.email.slice(0, at) + character + good.email.slice(at))).toBe(false)
      }),
    )
  })
})
