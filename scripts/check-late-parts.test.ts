import { describe, expect, it } from 'vitest'
import { checkLateParts } from './check-late-parts.ts'
import { rootDir } from './project/paths.ts'
import { createTempProject } from './project/temp-project.ts'
import { formatViolations } from './project/violations.ts'

const check = (files: Record<string, string>) =>
  formatViolations(checkLateParts(createTempProject(files)))

describe('the check of late parts', () => {
  it.each([
    ['a bare import', `const load = () => import('./late/a.ts')`],
    [
      'an import that is awaited at once',
      `export const run = async () => (await import('./a.ts')).a`,
    ],
    ['a lazy component', `const A = lazy(() => import('./late/a.tsx'))`],
    ['more than the import', `const load = importAgain(async () => (await import('./a.ts')).a)`],
    ['an import by address', `export const load = (file) => import(file)`],
  ])('refuses %s', (_title, source) => {
    expect(check({ 'apps/site/app/ui/a.tsx': source })).toContain(
      'apps/site/app/ui/a.tsx:1 import()',
    )
    expect(check({ 'packages/a/src/web/a.ts': source })).toContain(
      'packages/a/src/web/a.ts:1 import()',
    )
  })

  it.each([
    ['one that is tried again', `const load = importAgain(() => import('./late/a.ts'))`],
    ['one by address', `const load = importAgain<Part>(() => import(/* @vite-ignore */ src))`],
    ['a type', `export type A = typeof import('./late/a.ts')`],
  ])('allows %s', (_title, source) => {
    expect(check({ 'apps/site/app/ui/a.tsx': source })).toBe('')
  })

  it('leaves alone what runs in Node, and tests', () => {
    const source = `const load = () => import('./a.ts')`

    expect(
      check({
        'scripts/a.ts': source,
        'apps/server/src/a.ts': source,
        'packages/a/src/a.ts': source,
        'apps/site/app/ui/a.test.ts': source,
      }),
    ).toBe('')
  })

  it('refuses a second door to the same part', () => {
    const door = `const load = importAgain(() => import('../late/part.ts'))`

    const violations = check({
      'apps/site/app/platform/one/a.ts': door,
      'apps/site/app/platform/two/b.ts': door,
    })

    expect(violations).toContain('two/b.ts:1 apps/site/app/platform/late/part.ts is fetched by')
  })

  it('finds nothing in this checkout', () => {
    expect(formatViolations(checkLateParts(rootDir))).toBe('')
  })
})
