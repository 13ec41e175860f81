import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from './project/files.ts'
import { rootDir } from './project/paths.ts'

const read = (file: string) => readFileSync(join(rootDir, file), 'utf8')
const documents = listFiles(rootDir).filter((file) => file.endsWith('.md'))

it('the README is read in a few minutes', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

it('the glossary has few enough words to be remembered', () => {
  const [, words = ''] = /^## Words\n([\s\S]*?)^## /m.exec(read('ARCHITECTURE.md')) ?? []
  const rows = words.split('\n').filter((line) => /^\| (?!Word |-)/.test(line))

  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(25)
})

it.each(documents)('%s links to files that are there', (file) => {
  const prose = read(file).replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]*[./][^)#\s]*)/g)]
  const missing = links
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(rootDir, dirname(file), target)))

  expect(missing).toEqual([])
})
