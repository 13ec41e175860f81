import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitCode, startChild } from '../../scripts/process/children.ts'
import { findProgram } from '../../scripts/process/find-program.ts'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { rootDir } from '../../scripts/project/paths.ts'
import { testEnvironment } from '../../scripts/test-run/environment.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import type { Unpacked } from './unpacked.ts'

const user = 10_001

/** Compares what the server asks of the kernel with what its systemd unit lets it ask. */
export async function compareSystemCalls({ archive, program }: Unpacked): Promise<Figure[]> {
  const strace = findProgram(['strace'], process.env)
  const analyze = findProgram(['systemd-analyze'], process.env)
  if (!strace || !analyze) {
    console.log('Left out: the system calls of the unit. They need strace and systemd-analyze.')
    return []
  }
  const used = await traceServer(strace, program, createPlace(dirname(archive)))
  const allowed = readFilter(analyze)
  const forbidden = used.filter((name) => !allowed.has(name))
  if (forbidden.length > 0) console.log(`The unit forbids ${forbidden.join(', ')}.`)
  return [
    atLeast('system calls of the server, seen', used.length, 1),
    atMost('system calls that the unit forbids', forbidden.length, 0),
  ]
}

/** A folder for somebody who is not root: SQLite asks for more when it is. */
function createPlace(folder: string): string {
  const place = join(folder, 'traced')
  mkdirSync(place)
  if (process.getuid?.() !== 0) return place
  chmodSync(folder, 0o755)
  chownSync(place, user, user)
  return place
}

/** From the start until the models are loaded, and a stop. */
async function traceServer(strace: string, program: string, place: string): Promise<string[]> {
  const port = await freePort()
  const file = join(place, 'system-calls')
  const settings = { PORT: String(port), DATA_DIR: join(place, 'data'), LOG_LEVEL: 'error' }
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups']
  const traced = [strace, '-f', '-qq', '-c', '-U', 'name', '-o', file, join(program, 'nightdesk')]
  const child = startChild(process.getuid?.() === 0 ? [...asUser, ...traced] : traced, {
    env: { ...testEnvironment(process.env), ...settings },
  })
  const ended = exitCode(child)
  await waitUntilHealthy(`http://127.0.0.1:${port}/readyz`, () => child.exitCode !== null)
  const server = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  process.kill(Number(server), 'SIGTERM')
  await ended
  const words = readFileSync(file, 'utf8').match(/^[a-z]\w*$/gm) ?? []
  return words.filter(isCall)
}

function isCall(word: string): boolean {
  return word !== 'syscall' && word !== 'total'
}

function readFilter(analyze: string): Set<string> {
  const unit = readFileSync(join(rootDir, 'deploy/nightdesk.service'), 'utf8')
  const allowed = new Set<string>()
  for (const [, sign, groups = ''] of unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm))
    for (const name of groups.split(' ').flatMap((group) => namesOf(analyze, group)))
      if (sign) allowed.delete(name)
      else allowed.add(name)
  return allowed
}

/** The calls of a group, and of the groups in it. */
function namesOf(analyze: string, group: string): string[] {
  if (!group.startsWith('@')) return [group]
  const listed = execFileSync(analyze, ['--no-pager', 'syscall-filter', group], {
    encoding: 'utf8',
  })
  const words = [...listed.matchAll(/^ +([@\w]\S*)$/gm)].map(([, word = '']) => word)
  return words.flatMap((word) => namesOf(analyze, word))
}
