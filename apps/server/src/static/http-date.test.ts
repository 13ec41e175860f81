import { expect, it } from 'vitest'

import { httpDate } from './http-date.ts'

it('tells the time in whole seconds, each anew', () => {
  const start = Date.UTC(2026, 10, 17, 2, 59, 59)

  expect(httpDate(start)).toBe('Tue, 17 Nov 2026 02:59:59 GMT')
  expect(httpDate(start + 999)).toBe('Tue, 17 Nov 2026 02:59:59 GMT')
  expect(httpDate(start + 1000)).toBe('Tue, 17 Nov 2026 03:00:00 GMT')
})
