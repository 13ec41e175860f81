// `npm run package [-- --cpu x64|arm64]`: one archive for Linux with all that runs, and nothing else.
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { makeArchive } from './package/archive.ts'
import { readCpu } from './package/read-cpu.ts'
import { runCommand } from './process/command.ts'
import { rootDir } from './project/paths.ts'
import { ensureBuilt } from './site-build/ensure-built.ts'

const bytesPerMb = 1_000_000

await runCommand(async () => {
  const { values } = parseArgs({ options: { cpu: { type: 'string', default: process.arch } } })
  const cpu = readCpu(values.cpu)
  await ensureBuilt(process.env)
  console.log('Packing …')
  const archive = await makeArchive(join(rootDir, 'build'), { cpu })
  const megabytes = (statSync(archive).size / bytesPerMb).toFixed(1)
  console.log(`${relative(rootDir, archive)} (${megabytes} MB)`)
  return 0
})
