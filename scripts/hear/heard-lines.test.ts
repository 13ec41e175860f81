import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWrittenLines } from '../train/corpus.ts'
import { folders, heardLines, heardPath } from './heard-lines.ts'
import { readHearings } from './hearings.ts'

const hearings = readHearings()

describe.each(folders)('what was heard of %s', (folder) => {
  const lines = heardLines(folder, hearings)

  it('is made of the sentences and the hearings that are here: if not, run npm run hear', () => {
    expect(existsSync(heardPath(folder))).toBe(true)
    expect(readFileSync(heardPath(folder), 'utf8').split('\n').slice(0, -1)).toEqual(
      lines.map(({ heard }) => heard),
    )
  })

  it('differs from what was written, and has the same marks in the same order', () => {
    const slots = (line: string) => [...line.matchAll(/\]\(([a-z-]+)\)/g)].map(([, slot]) => slot)
    const written = new Set(readWrittenLines(folder))

    expect(lines.filter(({ heard }) => written.has(heard))).toEqual([])
    expect(lines.map(({ heard }) => slots(heard))).toEqual(lines.map((line) => slots(line.written)))
  })
})
