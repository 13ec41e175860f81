// `npm run leads -- …`: the owner's tool, on whichever store the settings name.
import { readConfig } from '@nightdesk/config'
import {
  openLeadStore,
  runLeadsCommand,
  StoreError,
  StoreUnavailableError,
  UsageError,
} from '@nightdesk/leads'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { formatTable } from './project/table.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  try {
    const store = await openLeadStore(config)
    const channels = [
      ...(config.smtpUrl ? ['mail' as const] : []),
      ...(config.leadWebhookUrl ? ['webhook' as const] : []),
    ]
    const print = (text: string) => console.log(text)
    try {
      const tools = { store, channels, now: Date.now, print, formatTable }
      return await runLeadsCommand(process.argv.slice(2), tools)
    } finally {
      await store.close()
    }
  } catch (error) {
    throw isPlain(error) ? new PlainError(error.message) : error
  }
})

function isPlain(error: unknown): error is Error {
  return [UsageError, StoreError, StoreUnavailableError].some((kind) => error instanceof kind)
}
