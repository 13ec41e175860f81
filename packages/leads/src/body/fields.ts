import { contactFieldNames, contactLimits } from '@nightdesk/contracts'

import { BodyError, malformed } from './body-error.ts'
import { parseJson } from './parse-json.ts'
import { parseMultipart } from './parse-multipart.ts'
import { parseUrlEncoded } from './parse-url-encoded.ts'

export type Field = { readonly name: string; readonly value: string }

/** What was posted, by name. A map, so that no name means anything but itself. */
export type ContactFields = ReadonlyMap<string, string>

/** Reads a whole body in one of three formats. Throws a `BodyError` for all that is not this form. */
export function readFields(body: Buffer, contentType: string): ContactFields {
  const fields = parse(body, contentType)
  if (fields.length > contactLimits.fields)
    throw new BodyError('payload_too_large', 'too many fields')

  const found = new Map<string, string>()
  for (const { name, value } of fields) {
    if (!contactFieldNames.includes(name)) throw new BodyError('unknown_field', 'unknown field')
    if (found.has(name)) throw new BodyError('repeated_field', `${name} twice`)
    found.set(name, value)
  }
  return found
}

function parse(body: Buffer, contentType: string): Field[] {
  const { type, charset, boundary } = readContentType(contentType)
  if (!/^utf-?8$/i.test(charset)) throw new BodyError('unsupported_media_type', 'another charset')

  switch (type) {
    case 'multipart/form-data':
      return parseMultipart(body, checkBoundary(boundary), contactLimits.fields)
    case 'application/x-www-form-urlencoded':
      return parseUrlEncoded(body, contactLimits.fields)
    case 'application/json':
      return parseJson(body, contactLimits.fields)
    default:
      throw new BodyError('unsupported_media_type', 'another type')
  }
}

function readContentType(text: string) {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const find = (name: string) => {
    const found = parameters.find((one) => one.toLowerCase().startsWith(`${name}=`))
    return found?.slice(name.length + 1).replace(/^"(.*)"$/, '$1')
  }
  return {
    type: type.toLowerCase(),
    charset: find('charset') ?? 'utf-8',
    boundary: find('boundary'),
  }
}

// RFC 2046, 5.1.1.
const boundaryShape = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/

function checkBoundary(boundary = ''): string {
  if (!boundaryShape.test(boundary)) throw malformed('no usable boundary')
  return boundary
}
