import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pinnedNode, rootDir, toolPath } from './project/paths.ts'

/** The files a project is compiled from, those of the compiler and of other packages included. */
function compiledFrom(project: string): string[] {
  const command = [toolPath('tsc'), '--project', join(rootDir, project), '--listFilesOnly']
  const output = execFileSync(pinnedNode, command, { cwd: rootDir, encoding: 'utf8' })
  return output
    .trim()
    .split('\n')
    .map((file) => relative(rootDir, file))
}

const isDom = (file: string) => /\/lib\.(dom|webworker)\b/.test(file)
const isNode = (file: string) => /@types\/node\//.test(file)

describe('the core of a package', () => {
  it.each([
    'contracts',
    'call-session',
    'voice-client',
    'voice-api',
    'understanding',
    'receptionist',
  ])(
    'compiles without the types of a browser and of Node: %s',
    (name) => {
      const files = compiledFrom(`packages/${name}`)

      expect(files).toContain(`packages/${name}/src/index.ts`)
      expect(files.filter((file) => isDom(file) || isNode(file))).toEqual([])
      expect(files.filter((file) => file.includes('/src/web/'))).toEqual([])
    },
    60_000,
  )

  it.each(['call-session', 'voice-client'])(
    'has its browser part apart, and only there the types of a browser: %s',
    (name) => {
      const files = compiledFrom(`packages/${name}/src/web`)

      expect(files.some(isDom)).toBe(true)
      expect(files.filter(isNode)).toEqual([])
    },
    60_000,
  )
})
