import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from '../../scripts/project/paths.ts'
import { guarantees } from './guarantees.ts'

it('has every row once, in order', () => {
  const ids = guarantees.map(({ id }) => id)

  expect(ids).toEqual(Array.from({ length: 24 }, (_, index) => `L${index + 1}`))
})

it('names tests that are there', () => {
  const missing = guarantees
    .flatMap(({ tests }) => tests)
    .filter((file) => !existsSync(join(rootDir, file)))

  expect(missing).toEqual([])
})
