import { addLead, findEarlier } from './add-lead.ts'
import type { Database, Query } from './database.ts'
import { ownerWaitMs } from './deadline.ts'
import { dumpRows, loadRows } from './dump.ts'
import { StoreUnavailableError, type LeadStore } from './lead-store.ts'
import * as manage from './manage-leads.ts'
import * as marks from './marks.ts'
import * as outbox from './outbox.ts'
import type { SharedVisits } from './postgres/shared-visits.ts'
import { findLead, listLeads } from './read-leads.ts'
import { tryToAdd } from './try-to-add.ts'

/** The one store there is, over either database. */
export function createSqlStore(database: Database, visits?: SharedVisits): LeadStore {
  const { read, write } = database

  async function eraseForGood(erase: (query: Query) => Promise<string[]>): Promise<string[]> {
    const references = await write(({ query }) => erase(query), ownerWaitMs)
    // Even when there was nothing to delete: an earlier try may have got no further than that.
    await database.scrub()
    return references
  }

  return {
    description: database.description,
    visits,
    check: (waitMs) => write(async ({ query }) => void (await query('SELECT 1')), waitMs),
    tryToAdd: () => write(tryToAdd),
    onRenewed: (listener) => database.onRenewed(listener),
    add: (lead, options) => write((transaction) => addLead(transaction, lead, options)),
    findEarlier: (lead, key) => read((query) => findEarlier(query, lead, key)),

    claim: (options) => write((transaction) => outbox.claimDue(transaction, options)),
    markDelivered: (claim, now, note) =>
      write(({ query }) => outbox.markDelivered(query, claim, { now, note })),
    markFailed: (claim, failure) => write(({ query }) => outbox.markFailed(query, claim, failure)),
    unclaim: (claims) => write(({ query }) => outbox.unclaim(query, claims)),
    hasten: (channel, now) => write(({ query }) => outbox.hasten(query, channel, now)),
    nextDueAt: (channel) => read((query) => outbox.nextDueAt(query, channel)),

    find: (reference) => read((query) => findLead(query, reference)),
    list: (filter) => read((query) => listLeads(query, filter), ownerWaitMs),
    counts: () => database.count(),

    retry: (options) => write(({ query }) => manage.retryDeliveries(query, options), ownerWaitMs),
    release: (reference, options) =>
      write(({ query }) => manage.releaseLead(query, reference, options)),
    eraseByEmail: (email) => eraseForGood((query) => manage.eraseByEmail(query, email)),
    eraseByReference: (reference) =>
      eraseForGood((query) => manage.eraseByReference(query, reference)),
    eraseOlderThan: (time) => database.eraseOlderThan(time),
    claimMark: (options) => write(({ query }) => marks.claimMark(query, options)),
    countReceiptMarks: (filter) => read((query) => marks.countReceiptMarks(query, filter)),
    forgetReceiptMarks: (before) => write(({ query }) => marks.forgetReceiptMarks(query, before)),
    readTime: (name) => read((query) => marks.readTime(query, name)),
    rememberTime: (name, time) => write(({ query }) => marks.rememberTime(query, name, time)),
    removeProbes: (before) => write(({ query }) => manage.removeProbes(query, before)),
    dump(take) {
      let hasBegun = false
      return read((query) => {
        // Rows that were handed over cannot be taken back, and a second try would hand them over twice.
        if (hasBegun) throw new StoreUnavailableError('interrupted')
        return dumpRows(query, (row) => {
          hasBegun = true
          take(row)
        })
      }, ownerWaitMs)
    },
    load: (dump) => write(({ query }) => loadRows(query, dump), ownerWaitMs),
    close: () => database.close(),
  }
}
