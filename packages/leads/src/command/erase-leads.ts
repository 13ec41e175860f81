import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { CommandTools } from './command-tools.ts'
import { everyLead, leadsOf } from './every-lead.ts'
import { listLeads } from './list-leads.ts'

/** Whose leads: of one address, or one lead by its number. */
export type EraseTarget = { readonly email: string } | { readonly reference: string }

/** Erases for good what the owner has seen and agreed to. The code is 1 when nothing was erased. */
export async function eraseLeads(
  target: EraseTarget,
  tools: CommandTools,
  isSure: boolean,
): Promise<number> {
  const { store, print, confirm } = tools
  const leads = await findTargets(target, store)
  if (leads.length > 0) print(listLeads(leads, tools))
  const count = leads.length === 1 ? 'this lead' : `these ${leads.length} leads`
  if (leads.length > 0 && !isSure && !(await confirm(`Erase ${count} for good?`))) {
    print('Nothing was erased.')
    return 1
  }
  // Also when none is left: an earlier try may have deleted it and got no further.
  const erased = await erase(target, store)
  print(erased.length > 0 ? `Erased: ${erased.join(', ')}.` : 'There was nothing to erase.')
  return erased.length > 0 ? 0 : 1
}

async function findTargets(target: EraseTarget, store: LeadStore): Promise<Lead[]> {
  if ('reference' in target) {
    const lead = await store.find(target.reference)
    return lead ? [lead] : []
  }
  const leads: Lead[] = []
  for await (const lead of leadsOf(target.email, everyLead(store))) leads.push(lead)
  return leads
}

function erase(target: EraseTarget, store: LeadStore): Promise<string[]> {
  return 'email' in target
    ? store.eraseByEmail(target.email)
    : store.eraseByReference(target.reference)
}
