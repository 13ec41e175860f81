import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../process/children.ts'
import { PlainError } from '../process/plain-error.ts'
import type { Containerfile } from './containerfile.ts'
import { makeDebianRoot } from './debian-root.ts'
import { runInside } from './run-inside.ts'

/** Carries out the steps of a container file in a fresh root, as the builder of an image does. */
export async function buildImage(root: string, file: Containerfile, context: string) {
  const [, suite] = /\/debian:([a-z]+)-slim$/.exec(file.from) ?? []
  if (!suite) throw new PlainError(`${file.from} is no Debian.`)
  await makeDebianRoot(root, suite)
  for (const step of file.steps) {
    const { code, output } = await ('add' in step
      ? unpack(join(context, step.add), join(root, step.to))
      : runInside({ root, user: '0:0', isWritable: true }, ['/bin/sh', '-c', step.run]))
    if (code !== 0) throw new PlainError(`${JSON.stringify(step)} failed:\n${output}`)
  }
}

/** ADD unpacks an archive. */
function unpack(archive: string, to: string) {
  mkdirSync(to, { recursive: true })
  return runQuietly(['tar', '-xzf', archive, '-C', to])
}
