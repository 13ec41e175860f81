import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installWithApt } from '../process/apt.ts'
import { runQuietly } from '../process/children.ts'
import { findProgram } from '../process/find-program.ts'
import { PlainError } from '../process/plain-error.ts'
import { rootDir } from '../project/paths.ts'

/** Unpacks a fresh Debian of this name, made by Debian's own tool and kept for the next time. */
export async function makeDebianRoot(root: string, suite: string): Promise<void> {
  const kept = join(rootDir, `node_modules/.cache/debian/${suite}.tar`)
  if (!existsSync(kept)) await bootstrap(kept, suite)
  mkdirSync(root, { recursive: true })
  await run(['tar', '-xf', kept, '-C', root])
}

async function bootstrap(kept: string, suite: string): Promise<void> {
  const find = () => findProgram(['mmdebstrap'], process.env)
  if (!find()) await installWithApt('mmdebstrap', ['mmdebstrap'])
  const program = find()
  if (!program) throw new PlainError('A fresh Debian needs mmdebstrap: install it as root.')
  mkdirSync(dirname(kept), { recursive: true })
  // Half of one must not be kept.
  const draft = `${kept}.${process.pid}.tar`
  try {
    await run([program, '--quiet', '--variant=apt', suite, draft])
    renameSync(draft, kept)
  } finally {
    rmSync(draft, { force: true })
  }
}

async function run(command: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly(command)
  if (code !== 0) throw new PlainError(`${command.join(' ')} failed:\n${output}`)
}
