import { describe, expect, it } from 'vitest'
import { checkLengths } from './check-lengths.ts'
import { createTempProject } from './project/temp-project.ts'
import { formatViolations } from './project/violations.ts'

const check = (file: string, lines: number) => {
  return formatViolations(checkLengths(createTempProject({ [file]: 'one\n'.repeat(lines) })))
}

describe('the length check', () => {
  it.each([
    'packages/leads/src/service.ts',
    'apps/server/src/app.ts',
    'apps/site/app/root.tsx',
    'scripts/start.ts',
    'scripts/bootstrap.mjs',
    'bench/voice/talk.ts',
  ])('refuses 251 lines of %s', (file) => {
    expect(check(file, 251)).toBe(
      `${file}:251 the file has 251 lines, more than 250: it is two things`,
    )
  })

  it('lets 250 lines pass', () => {
    expect(check('packages/leads/src/service.ts', 250)).toBe('')
  })

  it.each([
    ['texts of pages', 'packages/content/src/assistants/places.ts'],
    ['lists of names', 'packages/understanding/src/names/last-names.ts'],
    ['calls to be spoken', 'scripts/voice-desk/spoken-calls.ts'],
    ['tests', 'packages/leads/src/service.test.ts'],
    ['suites of tests', 'packages/leads/src/testing/store-suite.ts'],
    ['what is generated', 'packages/content/src/fonts.generated.ts'],
    ['documents', 'docs/guarantees.md'],
  ])('does not count %s', (_what, file) => {
    expect(check(file, 900)).toBe('')
  })
})
