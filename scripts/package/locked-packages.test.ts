import { describe, expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { productionPackages, readLock, type Lock } from './locked-packages.ts'

const lock: Lock = {
  // The project itself: no part of it needs the whole.
  '': { version: '1' },
  'apps/server': { dependencies: { '@own/leads': '1', web: '1' } },
  'node_modules/@own/leads': { link: true, resolved: 'packages/leads' },
  'packages/leads': { dependencies: { database: '1', web: '1' } },
  'apps/server/node_modules/web': { version: '2' },
  'node_modules/web': { version: '1', peerDependencies: { gone: '1' } },
  'node_modules/database': {
    version: '1',
    optionalDependencies: { 'native-a': '1', 'native-x': '1' },
  },
  'node_modules/native-a': { version: '1', integrity: 'sha512-a', os: ['linux'], cpu: ['arm64'] },
  'node_modules/native-x': { version: '1', os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/test-runner': { version: '1' },
}

describe('what a workspace needs when it runs', () => {
  it('is what it names, near or far, each from where it is imported', () => {
    const { workspaces, packages } = productionPackages(lock, 'apps/server', 'arm64')

    expect(workspaces).toEqual(['apps/server', 'packages/leads'])
    expect(packages).toEqual([
      { path: 'apps/server/node_modules/web', name: 'web', version: '2' },
      { path: 'node_modules/database', name: 'database', version: '1' },
      { path: 'node_modules/native-a', name: 'native-a', version: '1', integrity: 'sha512-a' },
      { path: 'node_modules/web', name: 'web', version: '1' },
    ])
  })

  it('is made for the processor and for the GNU library', () => {
    const { packages } = productionPackages(lock, 'apps/server', 'x64')

    expect(packages.map(({ name }) => name)).toEqual(['web', 'database', 'web'])
  })

  it.each(['arm64', 'x64'] as const)('on %s, is nothing that only development needs', (cpu) => {
    const real = readLock(rootDir) as Readonly<Record<string, { readonly dev?: boolean }>>

    const { packages } = productionPackages(readLock(rootDir), 'apps/server', cpu)

    expect(packages.map(({ path }) => path)).toContain(`node_modules/sherpa-onnx-linux-${cpu}`)
    expect(packages.filter(({ path }) => real[path]?.dev)).toEqual([])
  })
})
