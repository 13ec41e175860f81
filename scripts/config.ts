// `npm run config`: the settings in force, as the server reads them. `-- write` brings the documents up to date.
import { describeConfig, readConfig } from '@nightdesk/config'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { checkEnvFile } from './project/env-file.ts'
import { rootDir } from './project/paths.ts'
import { formatTable } from './project/table.ts'

await runCommand(async () => {
  const [action, ...more] = process.argv.slice(2)
  if (action === undefined) printSettings()
  else if (action === 'write' && more.length === 0) await writeAll()
  else throw new PlainError('Use "npm run config", or "npm run config -- write".')
  return 0
})

function printSettings(): void {
  checkEnvFile(console.log)
  const rows = describeConfig(readConfig(process.env)).map(({ name, value, isDefault, help }) => {
    return [name, value, isDefault ? 'default' : 'set', help]
  })
  console.log(formatTable(['Name', 'Value', 'From', 'What it does'], rows))
}

async function writeAll(): Promise<void> {
  // Late: it formats with Prettier, which a checkout has and the packed program does not.
  const { writeDocuments } = await import('./settings-docs/documents.ts')
  const written = await writeDocuments(rootDir)
  console.log(
    written.length > 0 ? `Written: ${written.join(', ')}` : 'Every document is up to date.',
  )
}
