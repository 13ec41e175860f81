import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { oneFailed, onePassed } from './counts.ts'
import { unlessPassed } from './unless-passed.ts'

function createCheck() {
  const root = createTempProject({ 'src/a.ts': 'a', 'tool.json': '{}' })
  const check = vi.fn(async () => ({ counts: onePassed, output: '' }))
  const notes = join(root, 'node_modules/.cache/check')
  return { root, check, run: () => unlessPassed({ root, notes }, check) }
}

describe('a check that follows from sources and tools', () => {
  it('is left out for what passed it, and counts all the same', async () => {
    const { check, run } = createCheck()

    const results = [await run(), await run()]

    expect(check).toHaveBeenCalledTimes(1)
    expect(results.map(({ counts }) => counts)).toEqual([onePassed, onePassed])
  })

  it.each([
    ['a source', 'src/a.ts'],
    ['a new source', 'src/b.ts'],
    ['a rule', 'tool.json'],
    ['what is installed', 'node_modules/.package-lock.json'],
  ])('is made again when %s changed', async (_title, file) => {
    const { root, check, run } = createCheck()
    await run()

    writeInto(root, file, 'changed')
    await run()

    expect(check).toHaveBeenCalledTimes(2)
  })

  it('is made again after it failed', async () => {
    const { check, run } = createCheck()
    check.mockResolvedValueOnce({ counts: oneFailed, output: 'wrong' })

    const results = [await run(), await run()]

    expect(results.map(({ counts }) => counts)).toEqual([oneFailed, onePassed])
  })

  it('is made again when a source changed while it was made', async () => {
    const { root, check, run } = createCheck()
    check.mockImplementationOnce(async () => {
      writeInto(root, 'src/a.ts', 'changed')
      return { counts: onePassed, output: '' }
    })

    await run()
    await run()

    expect(check).toHaveBeenCalledTimes(2)
  })
})
