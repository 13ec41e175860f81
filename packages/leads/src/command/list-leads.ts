import { statusOf, type Lead } from '../lead.ts'
import type { CommandTools } from './command-tools.ts'
import { showCell, showTime } from './show.ts'

/** One line for each lead. */
export function listLeads(leads: readonly Lead[], { formatTable }: CommandTools): string {
  return formatTable(['Reference', 'Received', 'Status', 'Name', 'Email', 'Page'], leads.map(toRow))
}

function toRow(lead: Lead): string[] {
  const { name, email } = lead.fields
  const texts = [name, email, lead.page].map(showCell)
  return [lead.reference, showTime(lead.createdAt), statusOf(lead), ...texts]
}
