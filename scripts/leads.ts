// `npm run leads -- …`: the owner's tool, on whichever store the settings name.
import { readConfig, type Config } from '@nightdesk/config'
import {
  describeStore,
  openExistingStore,
  openLeadStore,
  readLeadsCommand,
  StoreError,
  StoreUnavailableError,
  UsageError,
} from '@nightdesk/leads'
import { confirm } from './process/confirm.ts'
import { runCommand } from './process/command.ts'
import { whenPrinted } from './process/flush-output.ts'
import { PlainError } from './process/plain-error.ts'
import { formatTable } from './project/table.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  const channels = [
    ...(config.smtpUrl ? ['mail' as const] : []),
    ...(config.leadWebhookUrl ? ['webhook' as const] : []),
  ]
  const print = (text: string) => console.log(text)
  try {
    const { makesStore, run } = readLeadsCommand(process.argv.slice(2))
    const store = await (makesStore ? openLeadStore(config) : openExistingStore(config))
    // Not among what is printed: an export goes into a file.
    console.error(`Leads: ${store.description}`)
    try {
      return await run({
        store,
        channels,
        now: Date.now,
        print,
        isTerminal: process.stdout.isTTY,
        whenPrinted,
        confirm,
        formatTable,
      })
    } finally {
      await store.close()
    }
  } catch (error) {
    throw plainly(error, config)
  }
})

function plainly(error: unknown, config: Config): unknown {
  if (error instanceof StoreUnavailableError) {
    const setting = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
    const where = describeStore(config)
    return new PlainError(`${where} cannot be used (${error.reason}): see ${setting}.`)
  }
  const isPlain = error instanceof UsageError || error instanceof StoreError
  return isPlain ? new PlainError(error.message) : error
}
