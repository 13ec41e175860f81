import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkLeftovers } from '../check-leftovers.ts'
import { pinnedNode, rootDir, toolPath } from '../project/paths.ts'
import { createTempProject } from '../project/temp-project.ts'
import { addIndustry } from './add-industry.ts'

const site = 'apps/site'
const copied = [
  'tsconfig.base.json',
  'packages/content',
  `${site}/app`,
  `${site}/build-steps`,
  `${site}/package.json`,
  `${site}/tsconfig.json`,
  `${site}/vite.config.ts`,
  `${site}/react-router.config.ts`,
]
// No one would add these, so that the test still holds once the example of the recipe has been added.
const madeUp = 'Moon tours & crater rides'
const key = 'moon-tours-crater-rides'

/** The words and the site, in a place of their own; what they are built with and on is the checkout's. */
function copyOfSources(): string {
  const root = createTempProject({})
  for (const part of copied) cpSync(join(rootDir, part), join(root, part), { recursive: true })
  symlinkSync(join(rootDir, 'scripts'), join(root, 'scripts'))
  const modules = join(root, 'node_modules')
  const ours = join(modules, '@nightdesk')
  mkdirSync(ours, { recursive: true })
  const link = (from: string, to: string) => {
    for (const name of readdirSync(from)) {
      if (!name.startsWith('.') && !existsSync(join(to, name))) {
        symlinkSync(join(from, name), join(to, name))
      }
    }
  }
  symlinkSync(join(root, 'packages/content'), join(ours, 'content'))
  link(join(rootDir, 'node_modules/@nightdesk'), ours)
  link(join(rootDir, 'node_modules'), modules)
  return root
}

function run(root: string, ...command: string[]) {
  const { status, stdout, stderr } = spawnSync(pinnedNode, command, { cwd: root, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

describe('npm run new -- industry', () => {
  it('makes words that compile, pass the tests of the content and are listed everywhere', async () => {
    const root = copyOfSources()

    const { changed } = await addIndustry(root, madeUp)

    expect(changed).toContain(`packages/content/src/industries/${key}.ts`)
    expect(changed).toContain(`apps/site/app/pages/industry/${key}.tsx`)
    expect(run(root, toolPath('tsc'), '--project', 'packages/content')).toEqual({
      status: 0,
      output: '',
    })
    const settings = join(rootDir, '.prettierrc.json')
    const formatted = run(root, toolPath('prettier'), '--config', settings, '--check', ...changed)
    expect(formatted.status, formatted.output).toBe(0)
    // Only a person can draw the picture of its card and shorten what AIR says of all trades.
    const allBut = [
      '--testNamePattern',
      '^(?!.*(a drawing of its own|in one breath|too long to listen|in a word or two))',
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
    expect(content.status, content.output).toBe(0)
  })

  it('makes a page with which the site compiles', async () => {
    const root = copyOfSources()
    await addIndustry(root, madeUp)

    const types = run(join(root, site), toolPath('react-router'), 'typegen')
    expect(types.status, types.output).toBe(0)
    expect(run(root, toolPath('tsc'), '--project', site)).toEqual({ status: 0, output: '' })
  })

  it('names every line that is yet to be written, and the check for leftovers finds each', async () => {
    const root = copyOfSources()

    const { changed, open } = await addIndustry(root, madeUp)

    const named = open.map((line) => line.split(' ', 1).join(''))
    const found = checkLeftovers(root).map(({ file, line }) => `${file}:${line}`)
    expect([...new Set(found)].sort()).toEqual(named.sort())
    const files = new Set(named.map((place) => place.split(':')[0]))
    expect(changed.filter((file) => files.has(file))).toEqual(
      [
        `industries/${key}.ts`,
        'navigation.ts',
        'industries/index-page.ts',
        'contact-next.ts',
        'social.ts',
      ].map((file) => `packages/content/src/${file}`),
    )
  })

  it('does nothing at all the second time', async () => {
    const root = copyOfSources()
    const routes = () => readFileSync(join(root, 'packages/content/src/routes.ts'), 'utf8')
    await addIndustry(root, madeUp)
    const before = routes()

    await expect(addIndustry(root, madeUp)).rejects.toThrow(/crater-rides\.ts is there already/)
    expect(routes()).toBe(before)
  })

  it('writes nothing when a list is not as it should be', async () => {
    const root = createTempProject({ 'packages/content/src/index.ts': '' })

    await expect(addIndustry(root, madeUp)).rejects.toThrow(/index\.ts has no single place/)
    expect(existsSync(join(root, 'packages/content/src/industries'))).toBe(false)
  })

  it.each(['', 'pet care', '../x', "Bob's", 'Pet  care'])('refuses %j for a name', async (name) => {
    await expect(addIndustry(rootDir, name)).rejects.toThrow(/is no name for an industry/)
  })
})
