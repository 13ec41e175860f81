// The unit as systemd itself reads it, without a systemd that runs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../process/find-program.ts'
import { rootDir } from '../project/paths.ts'
import { createTempProject, writeInto } from '../project/temp-project.ts'

const unit = readFileSync(join(rootDir, 'deploy/nightdesk.service'), 'utf8')
const program = '/opt/nightdesk/current/nightdesk'
const analyze = findProgram(['systemd-analyze'], process.env)
/** 2.0, in tenths. */
const worstExposure = 20

function run(args: readonly string[], text: string) {
  const folder = createTempProject({})
  writeInto(folder, 'nightdesk.service', text)
  const file = join(folder, 'nightdesk.service')
  const { status, stdout, stderr } = spawnSync(analyze ?? '', [...args, file], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const security = ['security', '--offline=yes', '--no-pager', `--threshold=${worstExposure}`]

describe.runIf(analyze)('the unit, where systemd-analyze is installed', () => {
  it('exposes 2.0 of 10 at most', () => {
    const { status, output } = run(security, unit)

    expect(output).toMatch(/Overall exposure level for nightdesk\.service: [01]\.\d/)
    expect(status).toBe(0)
  })

  it('would be found out if it exposed more', () => {
    const open = unit.replace('ProtectSystem=strict', '').replace('CapabilityBoundingSet=', '')

    expect(run(security, open).status).not.toBe(0)
  })

  it('holds nothing that systemd does not understand', () => {
    const { status, output } = run(['verify'], unit.replace(program, '/bin/true'))

    expect(output).toBe('')
    expect(status).toBe(0)
  })
})

describe('the unit', () => {
  it('starts the launcher, its data where systemd lets it write', () => {
    expect(unit).toContain(`\nExecStart=${program}\n`)
    expect(unit).toContain(
      '\nStateDirectory=nightdesk nightdesk-backups\nStateDirectoryMode=0700\n',
    )
    expect(unit).toContain('\nEnvironment=DATA_DIR=%S/nightdesk\n')
  })

  it('lets Node write the programs that it runs, and calls have their sockets', () => {
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m)
    expect(unit).toContain('\nRestrictAddressFamilies=AF_INET AF_INET6 AF_NETLINK AF_UNIX\n')
  })
})
