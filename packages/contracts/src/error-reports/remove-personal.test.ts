import { describe, expect, it } from 'vitest'
import { removePersonal } from './remove-personal.ts'

describe('the text of an error', () => {
  it.each([
    ['a mail address', 'no route for ada.moss@clinic.example today', 'no route for [email] today'],
    ['a mail address in brackets', 'refused <ada@clinic.example>', 'refused <[email]>'],
    ['a number to call', 'cannot dial +1 (212) 555-0134', 'cannot dial [number]'],
    ['a number without spaces', 'cannot dial 2125550134', 'cannot dial [number]'],
    ['a network address', 'connect to 203.0.113.7 failed', 'connect to [address] failed'],
    ['a long network address', 'connect to 2001:db8::8a2e:370:7334', 'connect to [address]'],
    ['a short network address', 'connect to ::1:2:3 failed', 'connect to [address] failed'],
    [
      'the query of an address',
      'GET https://a.example/b?name=Ada&c=1 failed',
      'GET https://a.example/b failed',
    ],
    ['the query of a path', 'GET /b/c?name=Ada failed', 'GET /b/c failed'],
    ['the fragment of an address', 'at https://a.example/#ada', 'at https://a.example/'],
    ['credentials', 'smtp://me:secret@mail.example is down', 'smtp://mail.example is down'],
    ['a key', 'Authorization: Bearer abc.def refused', 'Authorization: Bearer [key] refused'],
    ['a long key', 'no call 3f2b8c1e-aaaa-bbbb-cccc-121212121212', 'no call [key]'],
    [
      'what could not be read',
      'Unexpected token, "Ada" is not valid JSON',
      'Unexpected token, [text] is not valid JSON',
    ],
    ['a sentence', `cannot read 'Our phone rings at night'`, 'cannot read [text]'],
    ['a sentence in curly quotes', 'cannot read “Our phone rings”', 'cannot read [text]'],
  ])('is rid of %s', (_, text, expected) => {
    expect(removePersonal(text)).toBe(expected)
  })

  it.each([
    `Cannot read properties of undefined (reading 'kind')`,
    'can\'t access property "kind", it\'s undefined',
    'Failed to fetch dynamically imported module: https://a.example/assets/talk-B4x9.js',
    'Port 3000 is in use after 12 tries at 10:24:31',
  ])('keeps what helps to mend it: %s', (text) => {
    expect(removePersonal(text)).toBe(text)
  })

  it.each([
    ['a mail address', `${'a '.repeat(496)}ada.moss@clinic.example`],
    ['a sentence', `cannot read "${'Our phone rings. '.repeat(80)}"`],
    ['a sentence in curly quotes', `cannot read “${'Our phone rings. '.repeat(80)}”`],
    ['a sentence in single quotes', `cannot read '${'Our phone rings. '.repeat(80)}'`],
  ])('does not show the beginning of %s that is cut off', (_, text) => {
    expect(removePersonal(text)).not.toMatch(/ada|phone/)
  })

  it('is short', () => {
    expect(removePersonal('a '.repeat(1_000))).toHaveLength(300)
  })
})
