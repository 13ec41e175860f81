import { expect, it } from 'vitest'
import { nameKind, readName, spotName } from './name.ts'

it.each([
  ['a king on Friday for one night, one guest, Tom Miller', 'Tom Miller'],
  ['Tom Miller, a king on Friday', 'Tom Miller'],
  ['my boss Tom Miller said Friday', undefined],
  ['to Madison Square, please', undefined],
])('spots a name where nothing was marked: %s', (text, name) => {
  expect(spotName(text)).toBe(name)
})

it('leaves out what was asked back', () => {
  const value = readName('Hers? Zinaida Rabinovich.', {
    now,
    by: 'speech',
    tag: 'name',
    values: {},
  })
  expect(value).toMatchObject({ name: { first: 'Zinaida', last: 'Rabinovich' } })
})

it('reads a name that is spelled in several words, with its hyphen', () => {
  const before = {
    kind: 'name',
    name: { first: 'Tui', last: 'Win-Shaefer' },
    isSure: false,
  } as const
  const letters = 'T-H-U-Y, then N-G-U-Y-E-N, hyphen, S-C-H-A-E-F-E-R.'
  const value = readName(letters, { now, by: 'speech', tag: 'spelled', values: {}, before })
  expect(value).toMatchObject({ name: { first: 'Thuy', last: 'Nguyen-Schaefer' }, isSure: true })
})

const now = { day: '2026-11-15', minutes: 600 }

it.each([
  ['Mei-Ling Tsai', 'Mei-Ling Tsai'],
  ['Malik Abdul-Rahman', 'Malik Abdul-Rahman'],
  ['Anna Smith', 'Anna Smith'],
])('keeps the hyphen of a name: %s', (text, printed) => {
  const value = readName(text, { now, by: 'speech', tag: 'name', values: {} })
  expect(value?.kind === 'name' && nameKind.print(value)).toBe(printed)
})
