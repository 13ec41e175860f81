import { expect, it } from 'vitest'

import { contactFieldNames, honeypotField, isReference } from './index.ts'

// The words Chromium's and Firefox's form heuristics look for in a field's name.
const autofillWords =
  /name|mail|phone|tel|mobile|addr|street|city|town|state|zip|post|country|company|organi|user|login|pass|card|cc|birth|url|web|site|subject|title|message|comment|search|coupon|code/i

it('names the field that people do not see so that autofill passes it by', () => {
  expect(honeypotField).not.toMatch(autofillWords)
})

it('has each field once', () => {
  expect(new Set(contactFieldNames).size).toBe(contactFieldNames.length)
})

it.each([
  ['ND-7K4F-92QX', true],
  ['HLFD-7K4F-92QX', true],
  ['7-7K4F-92QX', false],
  ['HARBOR-7K4F-92QX', false],
  ['ND-7K4F-92Q', false],
  ['ND-7K4F-92QO', false],
  ['nd-7k4f-92qx', false],
  ['ND-7K4F-92QX\n', false],
])('says of %j that it is a reference: %s', (text, expected) => {
  expect(isReference(text)).toBe(expected)
})
