import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'
import { createTempProject } from './project/temp-project.ts'
import { formatViolations } from './project/violations.ts'

const manifest = (name: string, dependencies: readonly string[] = []) => {
  const versions = Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0']))
  return JSON.stringify({
    name: `@nightdesk/${name}`,
    exports: { '.': './src/index.ts' },
    dependencies: versions,
  })
}

const everyPackage = [
  'content',
  'contracts',
  'config',
  'leads',
  'voice-client',
  'voice-provider',
  'testkit',
]
const everyDoor = everyPackage.map((name) => `@nightdesk/${name}`)

function check(files: Readonly<Record<string, string>>): string {
  const manifests = everyPackage.map((name) => [
    `packages/${name}/package.json`,
    manifest(name, [...everyDoor, 'zod']),
  ])
  const root = createTempProject({
    'package.json': JSON.stringify({ name: 'top', devDependencies: { vitest: '1.0.0' } }),
    'apps/site/package.json': manifest('site', [...everyDoor, 'react']),
    'apps/server/package.json': manifest('server', everyDoor),
    ...Object.fromEntries(manifests),
    ...files,
  })
  return formatViolations(checkBoundaries(root))
}

describe('the boundary check', () => {
  it.each([
    [
      'a page uses a feature, ui and content',
      'apps/site/app/pages/home/page.tsx',
      `import { home } from '@nightdesk/content'; import { A } from '../../features/a/a.tsx'; import { B } from '../../ui/b.tsx'`,
    ],
    [
      'a feature uses its own files',
      'apps/site/app/features/a/a.tsx',
      `import { b } from './parts/b.ts'`,
    ],
    [
      'ui knows a type of the platform',
      'apps/site/app/ui/b.tsx',
      `import type { P } from '../platform/p.ts'; import { type Q } from '../platform/q.ts'`,
    ],
    [
      'ui loads a style sheet',
      'apps/site/app/ui/b.tsx',
      `import css from '../styles/b.css?inline'`,
    ],
    [
      'the root uses anything of the site',
      'apps/site/app/root.tsx',
      `import { A } from './features/a/a.tsx'; import { B } from './ui/b.tsx'`,
    ],
    [
      'the build reads the configuration',
      'apps/site/vite.config.ts',
      `import { readConfig } from '@nightdesk/config'`,
    ],
    [
      'the server mounts leads',
      'apps/server/src/app.ts',
      `import { leads } from '@nightdesk/leads'`,
    ],
    [
      'content takes a type of contracts',
      'packages/content/src/a.ts',
      `import type { A } from '@nightdesk/contracts'`,
    ],
    [
      'a test uses the test kit and a tool of the top',
      'packages/leads/src/a.test.ts',
      `import { clock } from '@nightdesk/testkit'; import { it } from 'vitest'`,
    ],
    ['config uses its schema library', 'packages/config/src/a.ts', `import { z } from 'zod/mini'`],
    ['scripts use a door', 'scripts/a.ts', `import { readConfig } from '@nightdesk/config'`],
    [
      'a comment names a module',
      'packages/content/src/a.ts',
      `// import { x } from '@nightdesk/leads'`,
    ],
  ])('lets pass: %s', (_title, file, source) => {
    expect(check({ [file]: source })).toBe('')
  })

  it.each([
    ['ui takes content', 'apps/site/app/ui/b.tsx', `import { home } from '@nightdesk/content'`],
    [
      'ui takes a value of the platform',
      'apps/site/app/ui/b.tsx',
      `import { P } from '../platform/p.ts'`,
    ],
    [
      'illustrations take a feature',
      'apps/site/app/illustrations/b.tsx',
      `import { A } from '../features/a/a.tsx'`,
    ],
    [
      'a feature takes another feature',
      'apps/site/app/features/a/a.tsx',
      `import { B } from '../b/b.tsx'`,
    ],
    [
      'a feature takes a page',
      'apps/site/app/features/a/a.tsx',
      `import { B } from '../../pages/home/page.tsx'`,
    ],
    [
      'a page takes another page',
      'apps/site/app/pages/home/page.tsx',
      `import { B } from '../air/page.tsx'`,
    ],
    [
      'a page takes the voice client',
      'apps/site/app/pages/home/page.tsx',
      `import { B } from '@nightdesk/voice-client'`,
    ],
    [
      'the app reads the configuration',
      'apps/site/app/root.tsx',
      `import { readConfig } from '@nightdesk/config'`,
    ],
    [
      'leads read the configuration',
      'packages/leads/src/a.ts',
      `import { readConfig } from '@nightdesk/config'`,
    ],
    [
      'leads know the voice provider',
      'packages/leads/src/a.ts',
      `import { calls } from '@nightdesk/voice-provider'`,
    ],
    [
      'content takes a value of contracts',
      'packages/content/src/a.ts',
      `import { a } from '@nightdesk/contracts'`,
    ],
    [
      'content takes a package from outside',
      'packages/content/src/a.ts',
      `import { z } from 'zod'`,
    ],
    [
      'contracts take a package from outside',
      'packages/contracts/src/a.ts',
      `import { z } from 'zod'`,
    ],
    ['a core takes Node', 'packages/content/src/a.ts', `import { join } from 'node:path'`],
    [
      'a relative path leaves the package',
      'apps/server/src/a.ts',
      `import { x } from '../../../packages/content/src/x.ts'`,
    ],
    [
      'a script reaches behind a door',
      'scripts/a.ts',
      `import { x } from '../packages/content/src/x.ts'`,
    ],
    [
      'an import goes past the door',
      'apps/server/src/a.ts',
      `import { x } from '@nightdesk/content/src/x.ts'`,
    ],
    ['an app is imported', 'scripts/a.ts', `import { x } from '@nightdesk/server'`],
    [
      'the test kit is used by the product',
      'packages/leads/src/a.ts',
      `import { clock } from '@nightdesk/testkit'`,
    ],
    ['a package is not declared', 'apps/server/src/a.ts', `import { z } from 'zod'`],
    [
      'a tool of tests is used by the product',
      'apps/server/src/a.ts',
      `import { it } from 'vitest'`,
    ],
    [
      'an export passes it on',
      'packages/leads/src/a.ts',
      `export * from '@nightdesk/voice-provider'`,
    ],
    [
      'a dynamic import hides it',
      'packages/leads/src/a.ts',
      `const a = await import('@nightdesk/voice-provider')`,
    ],
    [
      'an imported type hides it',
      'packages/leads/src/a.ts',
      `type A = import('@nightdesk/voice-provider').A`,
    ],
    [
      'a resolved file hides it',
      'packages/leads/src/a.ts',
      `const a = import.meta.resolve('@nightdesk/voice-provider')`,
    ],
    [
      'a file is resolved past the door',
      'apps/server/src/a.ts',
      'const a = import.meta.resolve(`@nightdesk/content/files/${name}`)',
    ],
  ])('refuses: %s', (_title, file, source) => {
    expect(check({ [file]: source })).toContain(`${file}:1 imports `)
  })

  it('opens every file of a folder that the package exports', () => {
    const content = { name: '@nightdesk/content', exports: { './files/*': './files/*' } }
    const files = {
      'packages/content/package.json': JSON.stringify(content),
      'apps/server/src/a.ts': 'const a = import.meta.resolve(`@nightdesk/content/files/${name}`)',
    }

    expect(check(files)).toBe('')
  })

  it('refuses a workspace import that the package does not declare', () => {
    const files = {
      'apps/server/package.json': manifest('server'),
      'apps/server/src/a.ts': `\nimport { x } from '@nightdesk/content'`,
    }

    expect(check(files)).toBe(
      'apps/server/src/a.ts:2 imports @nightdesk/content: not declared in apps/server/package.json',
    )
  })

  it('names the rule and the line', () => {
    const source = `// one\nimport { x } from '@nightdesk/content'`

    expect(check({ 'apps/site/app/platform/a.ts': source })).toBe(
      'apps/site/app/platform/a.ts:2 imports @nightdesk/content: site/platform may import site/assets, contracts, types of site/ui, types of site/illustrations, types of site/platform, types of content',
    )
  })
})
