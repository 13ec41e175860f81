import { existsSync } from 'node:fs'
import { runQuietly } from './children.ts'

// A machine without a network is soon known to be one.
const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/** Installs Debian's packages where that is possible: by root, with apt. Elsewhere nothing happens. */
export async function installWithApt(name: string, packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly(['apt-get', ...impatient, 'update', '-qq'], { env })
  await runQuietly(['apt-get', ...impatient, 'install', '-y', '-qq', ...packages], { env })
}
