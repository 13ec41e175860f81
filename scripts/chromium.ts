import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitCode, startChild } from './process/children.ts'
import { PlainError } from './process/plain-error.ts'

// The shell is the same engine without the window around it: it starts and draws three times as fast.
const names = [
  'chromium-headless-shell',
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
  if (env.CHROMIUM) return env.CHROMIUM
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...macPaths].find((path) => isExecutable(path))
}

/** A Chromium that really starts; installs Debian's where that is possible, and says what to do where not. */
export async function ensureChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found = findChromium(env)
  if (found && starts(found)) return found
  if (env.CHROMIUM) throw new PlainError(`CHROMIUM names ${env.CHROMIUM}, which does not start.`)
  if (canUseApt()) await installWithApt()
  const installed = findChromium(env)
  if (installed && starts(installed)) return installed
  throw new PlainError(
    'No Chromium: install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
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

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function installWithApt(): Promise<void> {
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await exitCode(startChild(['apt-get', 'update', '-qq'], { env }))
  await exitCode(startChild(['apt-get', 'install', '-y', '-qq', 'chromium'], { env }))
}
