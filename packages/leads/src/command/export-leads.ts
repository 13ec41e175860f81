import type { BusinessSetup } from '@nightdesk/contracts'

import { statusOf, type Lead } from '../lead.ts'
import { formatCsvRow } from './csv.ts'

export const exportFormats = ['json', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

type ExportedLead = Readonly<Record<Exclude<(typeof columns)[number], 'setup'>, string>> & {
  /** Only where the visitor described a business. */
  readonly setup?: BusinessSetup
}

const columns = [
  'reference',
  'createdAt',
  'status',
  'name',
  'email',
  'phone',
  'message',
  'page',
  'locale',
  'network',
  'consentVersion',
  'source',
  'setup',
] as const

type Leads = AsyncIterable<Lead>
type Print = (text: string) => Promise<void>

/** All of it, for another program: one JSON array, or a table for a spreadsheet. Each lead is printed as it comes. */
export function exportLeads(leads: Leads, format: ExportFormat, print: Print): Promise<void> {
  return format === 'json' ? exportJson(leads, print) : exportCsv(leads, print)
}

async function exportJson(leads: Leads, print: Print): Promise<void> {
  let last: string | undefined
  for await (const lead of leads) {
    // What follows one is only known with the next.
    await print(last === undefined ? '[' : `${last},`)
    last = JSON.stringify([toExported(lead)], null, 2).slice('[\n'.length, -'\n]'.length)
  }
  await print(last === undefined ? '[]' : `${last}\n]`)
}

async function exportCsv(leads: Leads, print: Print): Promise<void> {
  // Whoever prints ends the line.
  const printRow = (row: readonly string[]) => print(formatCsvRow(row).slice(0, -'\n'.length))
  await printRow(columns)
  for await (const lead of leads) {
    const exported = toExported(lead)
    await printRow(columns.map((name) => toCell(exported[name])))
  }
}

function toCell(value: string | BusinessSetup = ''): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function toExported(lead: Lead): ExportedLead {
  const { reference, createdAt, fields, page, locale, network, consentVersion, source } = lead
  const { setup } = lead
  return {
    reference,
    createdAt: new Date(createdAt).toISOString(),
    status: statusOf(lead),
    ...fields,
    page,
    locale,
    network,
    consentVersion,
    source,
    ...(setup && { setup }),
  }
}
