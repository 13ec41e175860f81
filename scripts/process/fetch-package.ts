import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../project/paths.ts'
import { runQuietly } from './children.ts'
import { PlainError } from './plain-error.ts'

/**
 * Brings a package that only one command needs into a cache of that command, without its tree, and answers where it
 * lies. Nothing is fetched that is there already.
 */
export async function fetchPackage(spec: string, cache: string): Promise<string> {
  const cacheDir = join(rootDir, 'node_modules/.cache', cache)
  const name = spec.replace(/@[^@]*$/, '')
  const target = join(cacheDir, 'node_modules', name)
  const stamp = join(target, `.unpacked-${spec.replace(/.*@/, '')}`)
  if (existsSync(stamp)) return target
  console.log(`Fetching ${spec} …`)
  const draft = join(cacheDir, 'draft')
  rmSync(draft, { recursive: true, force: true })
  rmSync(target, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  mkdirSync(join(cacheDir, 'node_modules'), { recursive: true })
  await run(['npm', 'pack', spec, '--silent', '--pack-destination', draft])
  const archive = `${spec.replace(/@([^@]*)$/, '-$1')}.tgz`
  await run(['tar', '-xzf', join(draft, archive), '-C', draft])
  renameSync(join(draft, 'package'), target)
  mkdirSync(stamp)
  return target
}

async function run(command: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly(command)
  if (code !== 0) throw new PlainError(`${command.join(' ')} failed:\n${output}`)
}
