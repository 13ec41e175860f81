// The launcher with a stand-in for Node that tells how it was called.
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { createTempProject } from '../project/temp-project.ts'

const tell = '#!/bin/sh\necho "$DATA_DIR"\nfor one in "$@"; do echo "$one"; done\n'

function unpack() {
  const folder = realpathSync(createTempProject({ 'version-1/bin/node': tell }))
  const home = join(folder, 'version-1')
  chmodSync(join(home, 'bin/node'), 0o755)
  copyFileSync(join(rootDir, 'deploy/nightdesk'), join(home, 'nightdesk'))
  return { folder, home, program: join(home, 'nightdesk') }
}

function run(program: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  const [dataDir, ...called] = stdout.split('\n').slice(0, -1)
  return { status, dataDir, called, stderr }
}

// No signal opens the debugger of a program that runs.
const noDebugger = '--disable-sigusr1'

describe('the launcher', () => {
  it('starts the server, its data beside the program', () => {
    const { folder, home, program } = unpack()

    const { status, dataDir, called } = run(program)

    expect(status).toBe(0)
    expect(called).toEqual([noDebugger, join(home, 'apps/server/program/server.js')])
    expect(dataDir).toBe(join(folder, 'nightdesk-data'))
  })

  it('leaves DATA_DIR to whoever sets it', () => {
    expect(run(unpack().program, [], { DATA_DIR: 'elsewhere' }).dataDir).toBe('elsewhere')
  })

  it('hands the rest on to a command, word for word', () => {
    const { home, program } = unpack()

    const { called } = run(program, ['leads', 'show', 'two words', '*'])

    expect(called).toEqual([
      noDebugger,
      join(home, 'apps/server/program/leads.js'),
      'show',
      'two words',
      '*',
    ])
  })

  it('finds its files behind links, where they really are', () => {
    const { folder, home, program } = unpack()
    mkdirSync(join(folder, 'bin'))
    symlinkSync('version-1', join(folder, 'current'))
    symlinkSync(join('..', 'current', 'nightdesk'), join(folder, 'bin/nightdesk'))

    const called = run(join(folder, 'bin/nightdesk'), ['config']).called

    expect(called).toEqual([noDebugger, join(home, 'apps/server/program/config.js')])
    expect(run(program).dataDir).toBe(run(join(folder, 'current/nightdesk')).dataDir)
  })

  it('knows no other command, and says which there are', () => {
    const { status, stderr } = run(unpack().program, ['build'])

    expect(status).toBe(1)
    expect(stderr).toBe('There is no command "build": there are start, leads, config and health.\n')
  })
})
