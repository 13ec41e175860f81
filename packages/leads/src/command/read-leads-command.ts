import { parseArgs } from 'node:util'

import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { readBackup, writeBackup } from './backup.ts'
import { UsageError, type CommandTools } from './command-tools.ts'
import { describeLead } from './describe-lead.ts'
import { eraseLeads } from './erase-leads.ts'
import { everyLead, leadsOf } from './every-lead.ts'
import { exportFormats, exportLeads } from './export-leads.ts'
import { listLeads } from './list-leads.ts'
import { showOutput } from './show.ts'

const usage = `Usage: npm run leads -- COMMAND
  list [--quarantined] [--limit N]      the newest leads
  show REFERENCE                        everything about one
  export --format json|csv [--email X]  all leads, or those of one address
  retry [REFERENCE]                     try every undelivered lead again, or one
  release REFERENCE                     let a lead out of quarantine
  erase --email X [--yes]               erase every lead of an address, for good
  erase REFERENCE [--yes]               erase one lead, for good; --yes asks nobody
  stats                                 the numbers
  backup FILE                           write everything into a new file
  restore FILE                          put it back, into an empty store of either kind`

const defaultListLimit = 50

type Arguments = ReturnType<typeof readArguments>

export type LeadsCommand = {
  /** Whether a store is made where there is none; every other command only looks. */
  readonly makesStore: boolean
  /** Resolves to the exit code; throws a `UsageError` for what cannot be done. */
  readonly run: (tools: CommandTools) => Promise<number>
}

/** The owner's tool: what was typed, understood before any store is opened. Throws a `UsageError` when it is not. */
export function readLeadsCommand([name = '', ...rest]: readonly string[]): LeadsCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(usage)
  const args = readArguments(rest)
  return { makesStore: command === restore, run: (tools) => command(tools, args) }
}

type Command = (tools: CommandTools, args: Arguments) => Promise<number>

const commands: Readonly<Record<string, Command | undefined>> = {
  list,
  show,
  export: exportAll,
  retry,
  release,
  erase,
  stats,
  backup,
  restore,
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quarantined: { type: 'boolean', default: false },
        limit: { type: 'string', default: String(defaultListLimit) },
        format: { type: 'string', default: 'json' },
        email: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    })
    return { ...values, reference: positionals[0]?.toUpperCase(), file: positionals[0] }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

async function list(tools: CommandTools, args: Arguments): Promise<number> {
  const { store, print } = tools
  const limit = Number(args.limit)
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new UsageError('--limit must be a whole number.')
  const leads = await store.list({ limit, ...(args.quarantined && { isQuarantined: true }) })
  print(leads.length > 0 ? listLeads(leads, tools) : 'No leads.')
  return 0
}

async function show({ store, print }: CommandTools, args: Arguments): Promise<number> {
  print(describeLead(await findLead(store, args)))
  return 0
}

async function findLead(store: LeadStore, { reference }: Arguments): Promise<Lead> {
  if (!reference) throw new UsageError(usage)
  const lead = await store.find(reference)
  if (!lead) throw new UsageError(`There is no lead ${reference}.`)
  return lead
}

async function exportAll(tools: CommandTools, args: Arguments): Promise<number> {
  const { store, print, isTerminal, whenPrinted } = tools
  const format = exportFormats.find((one) => one === args.format)
  if (!format) throw new UsageError(`--format must be ${exportFormats.join(' or ')}.`)
  const all = everyLead(store)
  await exportLeads(args.email ? leadsOf(args.email, all) : all, format, (text) => {
    print(isTerminal ? showOutput(text) : text)
    return whenPrinted()
  })
  return 0
}

async function retry(
  { store, channels, now, print }: CommandTools,
  args: Arguments,
): Promise<number> {
  const { reference } = args
  if (reference) await findLead(store, args)
  const count = await store.retry({ now: now(), channels, reference })
  print(`${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now.`)
  return 0
}

async function release(
  { store, channels, now, print }: CommandTools,
  args: Arguments,
): Promise<number> {
  const { reference } = await findLead(store, args)
  const isReleased = await store.release(reference, { now: now(), channels })
  print(isReleased ? `${reference} is released.` : `${reference} is not in quarantine.`)
  return isReleased ? 0 : 1
}

async function erase(tools: CommandTools, args: Arguments): Promise<number> {
  const { email, reference, yes } = args
  if (email && !reference) return eraseLeads({ email }, tools, yes)
  if (reference && !email) return eraseLeads({ reference }, tools, yes)
  throw new UsageError(usage)
}

async function stats({ store, now, print, formatTable }: CommandTools): Promise<number> {
  const counts = await store.counts()
  const { oldestUndeliveredAt } = counts
  const waitedMinutes = oldestUndeliveredAt === null ? 0 : (now() - oldestUndeliveredAt) / 60_000
  const rows: readonly (readonly [string, number])[] = [
    ['Leads', counts.leads],
    ['In quarantine', counts.quarantined],
    ['Deliveries made', counts.delivered],
    ['Deliveries waiting', counts.undelivered],
    ['Dead letters', counts.dead],
    ['Oldest waiting, minutes', Math.max(0, Math.floor(waitedMinutes))],
  ]
  print(
    formatTable(
      ['What', 'Number'],
      rows.map(([label, value]) => [label, String(value)]),
    ),
  )
  return 0
}

async function backup({ store, print }: CommandTools, { file }: Arguments): Promise<number> {
  if (!file) throw new UsageError(usage)
  print(`${await writeBackup(file, store)} rows are in ${file}.`)
  return 0
}

async function restore({ store, print }: CommandTools, { file }: Arguments): Promise<number> {
  if (!file) throw new UsageError(usage)
  const saved = readBackup(file)
  await store.load(saved)
  print(`${saved.count} rows are restored.`)
  return 0
}
