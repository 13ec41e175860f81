import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from './project/paths.ts'

const text = readFileSync(join(rootDir, 'docs/guarantees.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Promise |-)/.test(line))
const testsOf = (row: string) =>
  [...row.matchAll(/`([^`]*\.(?:test|spec|checks)\.ts)`/g)].map(([, file = '']) => file)

it('every promise names a test', () => {
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([])
})

it('every test that is named is there', () => {
  const missing = rows.flatMap(testsOf).filter((file) => !existsSync(join(rootDir, file)))

  expect(missing).toEqual([])
})
