import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pinnedNode } from '../project/paths.ts'
import { createTempProject } from '../project/temp-project.ts'
import { readCpu } from './read-cpu.ts'
import { trimSymbols } from './trim-symbols.ts'

const isLinux = process.platform === 'linux'

describe.runIf(isLinux)('a program without its symbols', () => {
  const cpu = readCpu(process.arch)

  it('is smaller and runs as before, its own libraries included', () => {
    const program = join(createTempProject({}), 'node')
    copyFileSync(pinnedNode, program)

    trimSymbols(program, cpu)

    const saved = statSync(pinnedNode).size - statSync(program).size
    expect(saved).toBeGreaterThan(10_000_000)
    const script = 'console.log(process.version, new Intl.NumberFormat("de").format(1234.5))'
    const said = execFileSync(program, ['-e', script], { encoding: 'utf8' })
    expect(said).toBe(`${process.version} 1.234,5\n`)
  })

  it('is the same after a second time', () => {
    const program = join(createTempProject({}), 'node')
    copyFileSync(pinnedNode, program)
    trimSymbols(program, cpu)
    const once = readFileSync(program)

    trimSymbols(program, cpu)

    expect(readFileSync(program).equals(once)).toBe(true)
  })

  it('is not made for a processor that it does not know', () => {
    const program = join(createTempProject({}), 'node')
    copyFileSync(pinnedNode, program)
    const other = cpu === 'x64' ? 'arm64' : 'x64'

    expect(() => trimSymbols(program, other)).toThrow(`is not made for ${other}`)
  })
})

it('leaves other files as they are', () => {
  const file = join(createTempProject({}), 'short')
  writeFileSync(file, '#!')

  trimSymbols(file, 'x64')

  expect(readFileSync(file, 'utf8')).toBe('#!')
})
