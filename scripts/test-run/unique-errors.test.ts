import { expect, it } from 'vitest'
import { uniqueErrors } from './unique-errors.ts'

it('tells each type error once, with its details, however many projects meet it', () => {
  const shared = `packages/a/src/a.ts(1,2): error TS2322: Type 'X' is wrong.\n  Types differ.\n`
  const own = `apps/b/src/b.ts(3,4): error TS2304: Cannot find name 'c'.\n`

  expect(uniqueErrors([shared, `${shared}${own}`, own])).toBe(`${shared}${own}`.trimEnd())
})
