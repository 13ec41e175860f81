import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

describe('what differs', () => {
  it.each([
    ['nothing', { a: 1, b: { c: 'x' } }, { a: 1, b: { c: 'x' } }, []],
    ['not what the other side has besides', { a: 1 }, { a: 1, id: 'i', b: 2 }, []],
    ['a value', { a: 1 }, { a: 2 }, ['a']],
    ['a value that is missing', { a: 1 }, {}, ['a']],
    ['a value deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2, d: 3 }] } }, ['a.b[0].c']],
    ['a list of another length', { a: [1] }, { a: [1, 2] }, ['a']],
    ['the order of a list', { a: [1, 2] }, { a: [2, 1] }, ['a[0]', 'a[1]']],
    ['a kind', { a: { b: 1 } }, { a: [1] }, ['a']],
    ['nothing, against a value', { a: null }, { a: 0 }, ['a']],
  ])('is %s', (_title, here, there, paths) => {
    expect(compare(here, there).map(({ path }) => path)).toEqual(paths)
  })
})
