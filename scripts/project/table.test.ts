import { expect, it } from 'vitest'
import { formatTable } from './table.ts'

it('sets words flush left and numbers flush right, without blanks at the end', () => {
  const table = formatTable(
    ['Route', 'kB'],
    [
      ['/', '9.5'],
      ['/products', '103.0'],
    ],
  )

  expect(table).toBe('Route         kB\n/            9.5\n/products  103.0')
})
