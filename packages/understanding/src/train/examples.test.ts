import { expect, it } from 'vitest'

import { tagsOf } from '../tagger/tags.ts'
import { readExample, tagExample, varyExample, writeExample } from './examples.ts'

const line =
  'when|ride+q-price|[friday](day) [no wait](retract) [next monday](day) and how much is it'

it('reads a line with its marks', () => {
  const { asked, intents, text, spans } = readExample(line)

  expect({ asked, intents, text }).toEqual({
    asked: 'when',
    intents: ['ride', 'q-price'],
    text: 'friday no wait next monday and how much is it',
  })
  expect(spans.map(({ slot, from, to }) => [slot, text.slice(from, to)])).toEqual([
    ['day', 'friday'],
    ['retract', 'no wait'],
    ['day', 'next monday'],
  ])
})

it('writes the line it has read', () => {
  expect(writeExample(readExample(line))).toBe(line)
})

it('tags each word by its mark, the first of a span apart from the rest', () => {
  const tags = tagsOf(['day', 'retract'])

  const tagged = tagExample(readExample(line), tags)

  expect(tagged.tags.slice(0, 6).map((tag) => tags[tag])).toEqual([
    'day+',
    'retract+',
    'retract',
    'day+',
    'day',
    '',
  ])
})

it('puts other values into the marks', () => {
  const varied = varyExample(readExample(line), (slot, said) => (slot === 'day' ? 'may 3rd' : said))

  expect(varied.text).toBe('may 3rd no wait may 3rd and how much is it')
  expect(varied.spans.map(({ from, to }) => varied.text.slice(from, to))).toEqual([
    'may 3rd',
    'no wait',
    'may 3rd',
  ])
})
