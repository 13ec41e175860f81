import { describe, expect, it } from 'vitest'

import { formatCsvRow } from './csv.ts'

/** The one cell of a table, without its quotes. */
function cellOf(text: string): string {
  const line = formatCsvRow([text]).slice(0, -2)
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
}

const invisible = [
  '\u{200B}',
  '\u{FEFF}',
  '\u{200E}',
  '\u{2060}',
  '\u{AD}',
  '\u{180E}',
  '\u{3164}',
  '\u{FE0F}',
  '\u{A0}',
  '\u{3000}',
  '\u{0}',
  '\u{1}',
  ' ',
]

describe('a cell that a spreadsheet could take for a formula', () => {
  it.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a', '﹦1', '﹢1', '﹣1', '﹫a', '−1'])(
    'is kept a text: %s',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`)
      for (const before of invisible) expect(cellOf(before + text)).toBe(`'${before}${text}`)
    },
  )

  it.each([';=1', ',=1', ' ; =1', ';\u{200B}＝1', ',,=1', '\t=1', '\r\n=1', '\tx', '\rx'])(
    'is kept a text behind what separates cells: %j',
    (text) => {
      const cell = cellOf(text)
      expect(cell[0]).toBe("'")
      expect(cell.replaceAll("'", '')).toBe(text)
    },
  )

  it.each([
    ['a;=1', "a;'=1"],
    ['a\t+1', "a\t'+1"],
    ['a\r\n=1', "a\r\n'=1"],
    ['a\n\u{200B}＝1', "a\n\u{200B}'＝1"],
    ['a; @b;=c', "a; '@b;'=c"],
  ])('is kept a text where a separator of other countries cuts it: %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell)
  })
})

it.each(['', 'Ada', 'a=b', '1 + 1', 'a, -1', 'ada@clinic.example', 'a;b', 'a\nb', 'naïve'])(
  'every other text stays as it is: %j',
  (text) => expect(cellOf(text)).toBe(text),
)

it('cells are quoted where a separator would cut them', () => {
  expect(formatCsvRow(['a', 'b,c', 'd;e', 'f\tg', 'h"i'])).toBe('a,"b,c","d;e","f\tg","h""i"\r\n')
})
