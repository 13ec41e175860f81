import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDoor } from './api-report/read-door.ts'
import { reportApi, reportedPackages } from './api-report/report.ts'
import { createTempProject } from './project/temp-project.ts'

describe('the public API', () => {
  it.each(reportedPackages)(
    'of %s is the one that is written down: if it shall change, run node scripts/api-report.ts',
    (name) => {
      const { file, text } = reportApi(name)
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
    60_000,
  )
})

describe('a door', () => {
  it('shows what it declares and what it hands on, by name', () => {
    const root = createTempProject({
      'index.d.ts': `export * from './a.ts';\nexport { two, type Three } from './b.ts';\n`,
      'a.d.ts': `export declare const one: number;\ndeclare const hidden: number;\n`,
      'b.d.ts': `export declare function two(): void;\nexport type Three = {\n  a: 1;\n};\nexport declare class Four {}\n`,
    })

    expect(readDoor(join(root, 'index.d.ts'))).toEqual([
      { name: 'Three', text: 'export type Three = { a: 1; };' },
      { name: 'one', text: 'export declare const one: number;' },
      { name: 'two', text: 'export declare function two(): void;' },
    ])
  })
})
