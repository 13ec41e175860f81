import { expect, it } from 'vitest'
import { readPhone } from './phone.ts'

it.each([
  ['six four six five five five oh one nine three', '6465550193'],
  ['six four six five five five oh one nine three no sorry oh one three nine', '6465550139'],
  ['212 555 0188, no, 0189', '2125550189'],
  [
    'nine one seven five five five oh one two six wait ends in six two oh one six two',
    '9175550162',
  ],
  ['0165. 973 555 0165.', '9735550165'],
])('%s', (text, digits) => {
  expect(readPhone(text)).toMatchObject({ kind: 'phone', digits })
})

it.each([
  ['it ends in five four not five three', '2125550154'],
  ['zero one eight eight at the end', '2125550188'],
])('corrects the end of a number that is known: %s', (text, digits) => {
  const before = { kind: 'phone', digits: '2125550153', isWhole: true } as const
  expect(readPhone(text, { before })).toMatchObject({ digits, isWhole: true })
})
