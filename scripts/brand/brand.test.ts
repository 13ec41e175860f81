import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import { isTestFile, listFiles } from '../project/files.ts'
import { rootDir } from '../project/paths.ts'
import type { BrandPart } from './parts.ts'
import { runBrand } from './run-brand.ts'

function standIn(missing: readonly (readonly string[])[], codes: readonly number[] = []) {
  const printed: string[] = []
  const made: string[] = []
  const parts = missing.map((lines, index): BrandPart => ({
    name: `Part ${index}`,
    command: `part-${index}`,
    findMissing: async () => lines,
  }))
  const tools = {
    parts,
    make: async (command: string) => {
      made.push(command)
      return codes[made.length - 1] ?? 0
    },
    print: (line: string) => printed.push(line),
  }
  return { tools, printed, made }
}

describe('npm run brand', () => {
  it('says what is still to be made, makes nothing and ends with 1', async () => {
    const { tools, printed, made } = standIn([[], ['14 clips to make']])

    expect(await runBrand(['check'], tools)).toBe(1)
    expect(printed).toEqual([
      'Part 0: current',
      'Part 1: to be made (npm run part-1)',
      '  14 clips to make',
    ])
    expect(made).toEqual([])
  })

  it('ends with 0 when everything is current', async () => {
    const { tools } = standIn([[], []])

    expect(await runBrand(['check'], tools)).toBe(0)
  })

  it('makes what is missing and nothing else', async () => {
    const { tools, made } = standIn([['stale'], [], ['missing']])

    expect(await runBrand(['make'], tools)).toBe(0)
    expect(made).toEqual(['part-0', 'part-2'])
  })

  it('goes on with the rest when one part cannot be made, and ends with 1', async () => {
    const { tools, made } = standIn([['stale'], ['missing']], [2, 0])

    expect(await runBrand(['make'], tools)).toBe(1)
    expect(made).toEqual(['part-0', 'part-1'])
  })

  it.each([[[]], [['paint']]])('asks what to do for %j', async (args) => {
    await expect(runBrand(args, standIn([]).tools)).rejects.toThrow(/check.*make/)
  })
})

const written = /\.(tsx?|mjs|css|json|svg|webmanifest|html)$/
const folders = ['apps', 'packages', 'scripts', 'film']

describe('the name of the brand', () => {
  it('is written in brand.ts and in what is made from it, and nowhere else', () => {
    const named = folders
      .flatMap((folder) => listFiles(join(rootDir, folder), rootDir))
      .filter((file) => written.test(file) && !isTestFile(file) && !file.includes('.generated.'))
      .filter((file) => readFileSync(join(rootDir, file), 'utf8').includes(brand.product))

    expect(named).toEqual(['packages/content/src/brand.ts'])
  })
})
