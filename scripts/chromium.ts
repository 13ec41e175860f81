import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { installWithApt } from './process/apt.ts'
import { findPrograms } from './process/find-program.ts'
import { PlainError } from './process/plain-error.ts'

// The same engine without the window around it, which is a page of its own to draw: it opens ours twice as fast.
const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What every automated Chromium is started with: no sandbox for containers, no traffic of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of an installed Chromium: the one `CHROMIUM` names, or the first found. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return candidates(env)[0]
}

/** One that draws a window, and asks its visitor for the microphone in it. */
export function findChromiumWithWindow(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM: _, ...rest } = env
  return candidates(rest).find((path) => basename(path) !== shell && starts(path))
}

function candidates(env: NodeJS.ProcessEnv): readonly string[] {
  if (env.CHROMIUM) return [env.CHROMIUM]
  return findPrograms(names, env, macPaths)
}

/**
 * A Chromium that really starts, without a window where that can be had: installs Debian's where that is possible, is
 * content with what is there where not, and says what to do where nothing is.
 */
export async function ensureChromium(
  env: NodeJS.ProcessEnv = process.env,
  install: (program: string) => Promise<void> = (program) => installWithApt(program, [program]),
): Promise<string> {
  const found = findStarting(env)
  if (found && (env.CHROMIUM || basename(found) === shell)) return found
  if (env.CHROMIUM) throw new PlainError(`CHROMIUM names ${env.CHROMIUM}, which does not start.`)
  await install(shell)
  const installed = findStarting(env)
  if (!installed) await install('chromium')
  const chromium = installed ?? findStarting(env)
  if (chromium) return chromium
  throw new PlainError(
    'No Chromium: install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
  )
}

function findStarting(env: NodeJS.ProcessEnv): string | undefined {
  return candidates(env).find(starts)
}

// Ubuntu's `chromium-browser` is a script that only tells you to install something else.
function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
