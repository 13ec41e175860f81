import { describe, expect, it } from 'vitest'
import { allStages } from './all-stages.ts'
import { chooseStages, type TestFiles } from './choose-stages.ts'

function choose(...words: string[]) {
  const seen: TestFiles[] = []
  const stages = chooseStages(words, (files) => {
    seen.push(files)
    return allStages({}, files)
  })
  return { names: stages.flat().map(({ name }) => name), files: seen.at(-1) }
}

describe('the words after npm test --', () => {
  it('are not needed: without one, everything runs', () => {
    expect(choose().names).toEqual(allStages({}).flatMap((stage) => stage.map(({ name }) => name)))
  })

  it.each([
    ['unit', ['unit tests']],
    ['types', ['types']],
    ['lint', ['lint']],
    ['browser', ['chromium', 'build', 'browser tests']],
    ['size', ['chromium', 'build', 'size budget']],
  ])('%s is a part, with what it needs', (word, names) => {
    expect(choose(word).names).toEqual(names)
  })

  it('may be several, which run in the usual order', () => {
    expect(choose('unit', 'lint').names).toEqual(['lint', 'unit tests'])
  })

  it('may name a unit test or a folder of them', () => {
    const { names, files } = choose('packages/config', 'scripts/test-run/choose-stages.test.ts')

    expect(names).toEqual(['unit tests'])
    expect(files?.unit).toEqual(['packages/config', 'scripts/test-run/choose-stages.test.ts'])
  })

  it('may name a browser test', () => {
    const { names, files } = choose('e2e/links.spec.ts')

    expect(names).toEqual(['chromium', 'build', 'browser tests'])
    expect(files).toEqual({ unit: [], browser: ['e2e/links.spec.ts'] })
  })

  it('are refused in one line when they mean nothing', () => {
    expect(() => choose('units')).toThrow(
      /^"units" is neither a file nor a part: the parts are .*unit/,
    )
  })
})
