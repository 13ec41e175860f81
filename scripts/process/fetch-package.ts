import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rootDir } from '../project/paths.ts'
import { runQuietly } from './children.ts'
import { PlainError } from './plain-error.ts'

/**
 * Brings a package that only one command needs into a cache of that command, without its tree, and answers where it
 * lies. Nothing is fetched that is there already. With `integrity`, as a lockfile has it, nothing else is accepted.
 */
export async function fetchPackage(
  spec: string,
  cache: string,
  integrity?: string,
): Promise<string> {
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
  mkdirSync(dirname(target), { recursive: true })
  await run(['npm', 'pack', spec, '--silent', '--pack-destination', draft])
  // npm writes the name of a scope without its sign.
  const archive = join(draft, `${spec.replace(/^@(.*)\//, '$1-').replace(/@([^@]*)$/, '-$1')}.tgz`)
  if (integrity && integrity !== integrityOf(archive))
    throw new PlainError(`${spec} is not the package that package-lock.json names.`)
  await run(['tar', '-xzf', archive, '-C', draft])
  renameSync(join(draft, 'package'), target)
  mkdirSync(stamp)
  return target
}

function integrityOf(file: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
}

async function run(command: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly(command)
  if (code !== 0) throw new PlainError(`${command.join(' ')} failed:\n${output}`)
}
