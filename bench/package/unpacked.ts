import { mkdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeArchive } from '../../scripts/package/archive.ts'
import { readCpu } from '../../scripts/package/read-cpu.ts'
import { runQuietly } from '../../scripts/process/children.ts'
import { PlainError } from '../../scripts/process/plain-error.ts'
import { filesBelow } from '../../scripts/site-build/content-name.ts'
import { ensureBuilt } from '../../scripts/site-build/ensure-built.ts'
import { atMost, told, type Figure } from '../figures.ts'
import budgets from '../budgets.json' with { type: 'json' }

const bytesPerMb = 1_000_000
const blockBytes = 512

export type Unpacked = { readonly archive: string; readonly program: string }

/** Makes the archive as `npm run package` does, and unpacks it beside. */
export async function makeUnpacked(folder: string): Promise<Unpacked> {
  await ensureBuilt(process.env)
  const archive = await makeArchive(folder, { cpu: readCpu(process.arch) })
  const to = join(folder, 'unpacked')
  mkdirSync(to)
  const { code, output } = await runQuietly(['tar', '-xzf', archive, '-C', to])
  if (code !== 0) throw new PlainError(`The archive cannot be unpacked:\n${output}`)
  return { archive, program: join(to, basename(archive, '.tar.gz')) }
}

export function measureSize({ archive, program }: Unpacked): Figure[] {
  const found = filesBelow(program).map((file) => statSync(join(program, file)))
  const bytes = found.reduce((sum, { size }) => sum + size, 0)
  const onDisk = found.reduce((sum, { blocks }) => sum + blocks * blockBytes, 0)
  return [
    told('archive, MB', statSync(archive).size / bytesPerMb),
    atMost('unpacked, MB', bytes / bytesPerMb, budgets.package.unpackedMb),
    atMost('unpacked, MB on the disk', onDisk / bytesPerMb, budgets.package.unpackedMb),
  ]
}
