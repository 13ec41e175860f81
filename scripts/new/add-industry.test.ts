import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pinnedNode, rootDir, toolPath } from '../project/paths.ts'
import { createTempProject } from '../project/temp-project.ts'
import { addIndustry } from './add-industry.ts'

function copyOfSources(): string {
  const root = createTempProject({})
  for (const part of ['tsconfig.base.json', 'packages/content', 'apps/site/app/routes.ts']) {
    cpSync(join(rootDir, part), join(root, part), { recursive: true })
  }
  symlinkSync(join(rootDir, 'node_modules'), join(root, 'node_modules'))
  return root
}

function run(root: string, ...command: string[]) {
  const { status, stdout } = spawnSync(pinnedNode, command, { cwd: root, encoding: 'utf8' })
  return { status, stdout }
}

describe('npm run new -- industry', () => {
  it('makes words that compile, pass the tests of the content and are listed everywhere', async () => {
    const root = copyOfSources()

    const changed = await addIndustry(root, 'Pet care & grooming')

    expect(changed).toContain('packages/content/src/industries/pet-care-grooming.ts')
    expect(changed).toContain('apps/site/app/pages/industry/pet-care-grooming.tsx')
    expect(run(root, toolPath('tsc'), '--project', 'packages/content')).toEqual({
      status: 0,
      stdout: '',
    })
    const formatted = run(
      root,
      toolPath('prettier'),
      '--config',
      join(rootDir, '.prettierrc.json'),
      '--check',
      ...changed,
    )
    expect(formatted.status, formatted.stdout).toBe(0)
    // Only a person can draw the picture of its card and shorten what AIR says of all trades.
    const allBut = [
      '--testNamePattern',
      '^(?!.*(a drawing of its own|in one breath|too long to listen))',
    ]
    const content = run(
      root,
      toolPath('vitest'),
      'run',
      '--root',
      '.',
      'packages/content',
      ...allBut,
    )
    expect(content.status, content.stdout).toBe(0)
  })

  it('does nothing at all the second time', async () => {
    const root = copyOfSources()
    const routes = () => readFileSync(join(root, 'packages/content/src/routes.ts'), 'utf8')
    await addIndustry(root, 'Pet care')
    const before = routes()

    await expect(addIndustry(root, 'Pet care')).rejects.toThrow(/pet-care\.ts is there already/)
    expect(routes()).toBe(before)
  })

  it('writes nothing when a list is not as it should be', async () => {
    const root = createTempProject({ 'packages/content/src/index.ts': '' })

    await expect(addIndustry(root, 'Pet care')).rejects.toThrow(/index\.ts has no single place/)
    expect(existsSync(join(root, 'packages/content/src/industries'))).toBe(false)
  })

  it.each(['', 'pet care', '../x', "Bob's", 'Pet  care'])('refuses %j for a name', async (name) => {
    await expect(addIndustry(rootDir, name)).rejects.toThrow(/is no name for an industry/)
  })
})
