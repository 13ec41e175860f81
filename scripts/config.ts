// `npm run config`: the settings in force, as the server and the build read them.
import { configKeys, describeConfig, readConfig } from '@nightdesk/config'
import { runCommand } from './process/command.ts'
import { formatTable } from './project/table.ts'

await runCommand(() => {
  const purposes = new Map(configKeys.map(({ name, purpose }) => [name, purpose]))
  const rows = describeConfig(readConfig(process.env)).map(({ name, value, isDefault }) => {
    return [name, value, isDefault ? 'default' : 'set', purposes.get(name) ?? '']
  })
  console.log(formatTable(['Name', 'Value', 'From', 'What it does'], rows))
  return Promise.resolve(0)
})
