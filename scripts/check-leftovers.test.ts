import { describe, expect, it } from 'vitest'
import { checkLeftovers } from './check-leftovers.ts'
import { createTempProject } from './project/temp-project.ts'
import { formatViolations } from './project/violations.ts'

const check = (file: string, source: string) => {
  return formatViolations(checkLeftovers(createTempProject({ [file]: source })))
}
// Put together here, so that this file itself stays clean.
const british = (start: string, end: string) => start + end
const absolute = (folder: string) => ['', folder, 'somebody'].join('/')

describe('the leftover check', () => {
  it.each(['work', 'root', 'home', 'Users', 'tmp'])('refuses a path under %s', (folder) => {
    expect(check('docs/a.md', `one\nsee ${absolute(folder)}/notes`)).toContain('docs/a.md:2 ')
  })

  it.each([['TO', 'DO'].join(''), ['FIX', 'ME'].join('')])('refuses the mark %s', (mark) => {
    expect(check('scripts/a.ts', `// ${mark}: later`)).toContain('scripts/a.ts:1 ')
  })

  it('refuses a lockfile that names a registry', () => {
    expect(check('package-lock.json', '"resolved": "https://registry.example/a.tgz"')).toContain(
      'package-lock.json:1 ',
    )
  })

  it.each([
    ['docs/a.md', `what is ${british('recogni', 'sed')}`],
    ['packages/a/a.ts', `const ${british('serial', 'isable')} = 1`],
    ['packages/a/a.ts', `// The ${british('behavi', 'our')} stays.`],
    ['packages/a/a.css', `/* until it\n is ${british('cancel', 'led')} */`],
  ])('refuses a British spelling in %s: %s', (file, source) => {
    expect(check(file, source)).toContain(`${file}:`)
  })

  it('lets callers spell as they like', () => {
    const said = british('cancel', 'led')
    expect(check('packages/understanding/corpus/a.txt', said)).toBe('')
    expect(check('packages/a/a.test.ts', `say('My flight was ${said}.')`)).toBe('')
  })

  it.each([
    ['a relative path', `import '../../home/page.ts'`],
    ['a path inside the project', 'apps/site/app/pages/home/page.tsx'],
    ['an address', `https://example.com${absolute('work')}`],
    ['a link of the workspace', '"resolved": "packages/content"'],
  ])('lets %s pass', (_title, source) => {
    expect(check('a.md', source)).toBe('')
  })
})
