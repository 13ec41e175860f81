import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'

// A few megabytes when each is as large as a lead may be.
const pageSize = 200

/**
 * The newest first, a page of them in memory at a time. Nothing of the store is held between two pages: whoever reads
 * them may be a person at a pager. What comes meanwhile is newer than all of them, and left out.
 */
export async function* everyLead(store: Pick<LeadStore, 'list'>): AsyncGenerator<Lead> {
  let page = await store.list({ limit: pageSize })
  while (page.length > 0) {
    yield* page
    page = page.length < pageSize ? [] : await store.list({ limit: pageSize, after: page.at(-1) })
  }
}

/** Those of one address, however it was written. */
export async function* leadsOf(email: string, leads: AsyncIterable<Lead>): AsyncGenerator<Lead> {
  const wanted = email.toLowerCase()
  for await (const lead of leads) if (lead.fields.email.toLowerCase() === wanted) yield lead
}
