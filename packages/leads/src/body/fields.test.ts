import { describe, expect, it } from 'vitest'

import { BodyError } from './body-error.ts'
import { readFields } from './fields.ts'

const form = { name: 'Ada Moß', email: 'ada@clinic.example', message: 'One\nTwo & three = 6%' }

function encodeMultipart(fields: Record<string, string>, boundary = 'XX'): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => {
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  })
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

const multipart = 'multipart/form-data; boundary=XX'
const urlEncoded = 'application/x-www-form-urlencoded'
const json = 'application/json'

function faultOf(body: string | Buffer, type: string): string {
  try {
    readFields(Buffer.from(body), type)
    return 'none'
  } catch (error) {
    if (error instanceof BodyError) return error.fault
    throw error
  }
}

function part(headers: string, value = 'a'): string {
  return `--XX\r\n${headers}\r\n\r\n${value}\r\n--XX--\r\n`
}

describe('a contact form', () => {
  it.each([
    ['multipart', encodeMultipart(form), multipart],
    [
      'multipart with a quoted boundary',
      encodeMultipart(form, 'a b'),
      'multipart/form-data; boundary="a b"',
    ],
    ['urlencoded', new URLSearchParams(form).toString(), urlEncoded],
    [
      'urlencoded with a charset',
      new URLSearchParams(form).toString(),
      `${urlEncoded};charset=UTF-8`,
    ],
    ['JSON', JSON.stringify(form), json],
    ['JSON with blanks', JSON.stringify(form, null, 2), 'Application/JSON; charset=utf-8'],
  ])('is read from %s', (_title, body, type) => {
    expect(Object.fromEntries(readFields(Buffer.from(body), type))).toEqual(form)
  })

  it('is read as a browser writes it', async () => {
    const data = new FormData()
    for (const [name, value] of Object.entries(form)) data.set(name, value)
    const request = new Request('http://localhost', { method: 'POST', body: data })
    const body = Buffer.from(await request.arrayBuffer())

    const fields = readFields(body, request.headers.get('content-type') ?? '')

    expect(Object.fromEntries(fields)).toEqual({ ...form, message: 'One\r\nTwo & three = 6%' })
  })

  it.each([
    ['{"_captcha":false,"name":null}', { _captcha: 'false', name: '' }],
    [String.raw`{"name":"\u00e9\n\"\\"}`, { name: 'é\n"\\' }],
    [String.raw`{"name":"\ud800"}`, { name: '\ufffd' }],
    ['{}', {}],
  ])('takes the JSON %s', (body, expected) => {
    expect(Object.fromEntries(readFields(Buffer.from(body), json))).toEqual(expected)
  })
})

describe('a body that is no contact form', () => {
  it.each([
    ['no first boundary', 'abc', multipart],
    ['no last boundary', encodeMultipart(form).subarray(0, -6), multipart],
    ['an empty body', '', multipart],
    ['a part without headers', '--XX\r\n\r\na\r\n--XX--\r\n', multipart],
    ['a part without a name', part('Content-Disposition: form-data'), multipart],
    ['an empty name', part('Content-Disposition: form-data; name=""'), multipart],
    ['a file', part('Content-Disposition: form-data; name="name"; filename="a.txt"'), multipart],
    [
      'two dispositions',
      part(
        'Content-Disposition: form-data; name="name"\r\nContent-Disposition: form-data; name="email"',
      ),
      multipart,
    ],
    ['a folded header', part('Content-Disposition: form-data;\r\n name="name"'), multipart],
    [
      'an encoded part',
      part('Content-Disposition: form-data; name="name"\r\nContent-Transfer-Encoding: base64'),
      multipart,
    ],
    [
      'long headers',
      part(`Content-Disposition: form-data; name="${'a'.repeat(1_100)}"`),
      multipart,
    ],
    ['text after the end', `${encodeMultipart(form).toString()}more`, multipart],
    ['no boundary', encodeMultipart(form), 'multipart/form-data'],
    [
      'a long boundary',
      encodeMultipart(form, 'a'.repeat(71)),
      `multipart/form-data; boundary=${'a'.repeat(71)}`,
    ],
    ['bytes that are not UTF-8', Buffer.from('name=\xff', 'latin1'), urlEncoded],
    ['encoded bytes that are not UTF-8', 'name=%ff', urlEncoded],
    ['a broken percent sign', 'name=%zz', urlEncoded],
    ['a name without a value', 'name', urlEncoded],
    ['a JSON list', '[]', json],
    ['a JSON text', '"name"', json],
    ['a nested object', '{"name":{"a":"b"}}', json],
    ['a list in an object', '{"name":["a","b"]}', json],
    ['a number', '{"name":1}', json],
    ['a name that is true', '{"name":true}', json],
    ['a message that is false', '{"_captcha":false,"message":false}', json],
    ['a comma too many', '{"name":"a",}', json],
    ['no comma', '{"name":"a" "email":"b"}', json],
    ['an end too early', '{"name":"a"', json],
    ['text after JSON', '{"name":"a"}{}', json],
    ['a raw line break in JSON', '{"name":"a\nb"}', json],
  ])('%s is malformed', (_title, body, type) => {
    expect(faultOf(body, type)).toBe('malformed_body')
  })

  it.each([
    ['__proto__', `{"__proto__":"a"}`, json],
    ['constructor', 'constructor=a', urlEncoded],
    ['brackets', 'name[first]=a', urlEncoded],
    ['an empty name', '=a', urlEncoded],
    ['a number', encodeMultipart({ 0: 'a' }), multipart],
    ['a name in capitals', 'NAME=a', urlEncoded],
  ])('a field named %s is unknown', (_title, body, type) => {
    expect(faultOf(body, type)).toBe('unknown_field')
  })

  it.each([
    ['JSON', '{"name":"a","name":"b"}', json],
    ['JSON in disguise', String.raw`{"name":"a","n\u0061me":"b"}`, json],
    ['urlencoded', 'name=a&name=b', urlEncoded],
    [
      'multipart',
      part('Content-Disposition: form-data; name="name"').slice(0, -8) +
        `\r\n${part('Content-Disposition: form-data; name="name"')}`,
      multipart,
    ],
  ])('one field has one value in %s', (_title, body, type) => {
    expect(faultOf(body, type)).toBe('repeated_field')
  })

  it.each([
    ['JSON', `{${Array.from({ length: 10_000 }, (_, index) => `"f${index}":""`).join()}}`, json],
    ['urlencoded', 'name=a&'.repeat(9_000), urlEncoded],
    [
      'multipart',
      encodeMultipart(
        Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, ''])),
      ),
      multipart,
    ],
  ])('ten thousand fields of %s are too many', (_title, body, type) => {
    expect(faultOf(body, type)).toBe('payload_too_large')
  })

  it.each([
    ['text/plain', 'text/plain'],
    ['UTF-16', `${json}; charset=utf-16`],
    ['UTF-7', `${urlEncoded}; charset=utf-7`],
    ['nothing', ''],
  ])('of the type %s is not read', (_title, type) => {
    expect(faultOf('{}', type)).toBe('unsupported_media_type')
  })
})
