import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exitCode, runQuietly, startChild } from './children.ts'
import { PlainError } from './plain-error.ts'

/** The name of an ffmpeg that really starts: the one `FFMPEG` names, or the system's. Debian's is installed if absent. */
export async function ensureFfmpeg(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const wanted = env.FFMPEG ?? 'ffmpeg'
  if (starts(wanted)) return wanted
  if (env.FFMPEG) throw new PlainError(`FFMPEG names ${env.FFMPEG}, which does not start.`)
  if (canUseApt()) await installWithApt()
  if (starts(wanted)) return wanted
  throw new PlainError('No ffmpeg: install it, or set FFMPEG to the path of one.')
}

/** Runs ffmpeg quietly to its end; what it says is shown only when it fails. */
export async function runFfmpeg(ffmpeg: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly([
    ffmpeg,
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...args,
  ])
  if (code !== 0) throw new PlainError(`ffmpeg ${args.join(' ')} failed:\n${output}`)
}

function starts(program: string): boolean {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function installWithApt(): Promise<void> {
  console.log('Installing ffmpeg …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await exitCode(startChild(['apt-get', 'update', '-qq'], { env }))
  await exitCode(startChild(['apt-get', 'install', '-y', '-qq', 'ffmpeg'], { env }))
}
