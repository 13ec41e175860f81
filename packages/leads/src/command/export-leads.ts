import type { BusinessSetup } from '@nightdesk/contracts'

import { statusOf, type Lead } from '../lead.ts'
import { formatCsv } from './csv.ts'

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

/** All of it, for another program: one JSON array, or a table for a spreadsheet. */
export function exportLeads(leads: readonly Lead[], format: ExportFormat): string {
  const rows = leads.map(toExported)
  if (format === 'json') return JSON.stringify(rows, null, 2)
  return formatCsv([
    columns,
    ...rows.map((row) => columns.map((name) => toCell(row[name]))),
  ]).trimEnd()
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
