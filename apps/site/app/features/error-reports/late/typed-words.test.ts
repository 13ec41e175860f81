import { describe, expect, it } from 'vitest'
import { withoutWords, wordsOf } from './typed-words.ts'

const field = (value: string, autocomplete = '', type = 'text') => ({ value, autocomplete, type })

describe('what a visitor typed', () => {
  it('is every field’s content, and each part of a name', () => {
    const words = wordsOf([
      field('Ada Moss', 'name'),
      field('Our phone rings.'),
      field('false', '', 'hidden'),
      field(''),
      field('35'),
    ])

    expect(words).toEqual(['Ada Moss', 'Ada', 'Moss', 'Our phone rings.'])
  })

  it.each([
    ['cannot greet Ada Moss today', 'cannot greet [typed] today'],
    ['cannot greet ada', 'cannot greet [typed]'],
    ['cannot load Adapter of (Moss)', 'cannot load Adapter of ([typed])'],
    ['nothing personal', 'nothing personal'],
  ])('is taken out of "%s"', (text, expected) => {
    expect(withoutWords(text, wordsOf([field('Ada Moss', 'name')]))).toBe(expected)
  })

  it('may hold signs that mean something elsewhere', () => {
    expect(withoutWords('broken by a+b (c)?', ['a+b (c)?'])).toBe('broken by [typed]')
  })
})
