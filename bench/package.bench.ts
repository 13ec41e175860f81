// The archive as owners get it: how large, how soon it serves, and whether it runs where there is nothing else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/process/command.ts'
import { tryContainer } from './package/container.ts'
import { measureSecondStart } from './package/second-start.ts'
import { measureStart } from './package/start.ts'
import { compareSystemCalls } from './package/system-calls.ts'
import { makeUnpacked, measureSize } from './package/unpacked.ts'
import { printFigures } from './report.ts'

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-package-'))
  try {
    const unpacked = await makeUnpacked(folder)
    const figures = [
      ...measureSize(unpacked),
      ...(await measureStart(unpacked)),
      ...(await measureSecondStart(folder)),
      ...(await tryContainer(unpacked)),
      ...(await compareSystemCalls(unpacked)),
    ]
    return printFigures('package', figures)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
