import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { pinnedNode, rootDir, toolPath } from './paths.ts'

const olderNode = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })`

it.each([
  ['vitest', ['run', 'packages/config']],
  ['playwright', ['test', 'e2e/links.spec.ts']],
])('%s says in one line that another Node runs it', (tool, args) => {
  const { status, stdout, stderr } = spawnSync(
    pinnedNode,
    ['--import', olderNode, toolPath(tool), ...args],
    { cwd: rootDir, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )

  expect(status).toBe(1)
  expect(`${stdout}${stderr}`).toMatch(/^This is Node 20\.1\.0, and tests need Node \d+: .*\n$/)
})
