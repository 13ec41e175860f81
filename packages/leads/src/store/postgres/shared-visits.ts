import { createHmac, randomUUID } from 'node:crypto'

import type { NotedVisit, VisitLog } from '@nightdesk/contracts'

import type { Query, Write } from '../database.ts'
import * as table from './visit-table.ts'

// What a visitor waits for it at most: the lead itself still has its time after that.
const waitMs = 300
// A database that was too slow once is not waited for again at once.
const restMs = 1_000

export type SharedVisits = VisitLog & {
  /** Removes what counts no longer. */
  forgetOld(): Promise<void>
}

/**
 * What visitors did on any server, in PostgreSQL. Their addresses are not in it: names are kept by a hash that only who
 * has the secret can make.
 */
export function createSharedVisits(write: Write, secret: string): SharedVisits {
  let restUntil = 0

  const change = (work: (query: Query) => Promise<void>) =>
    write(({ query }) => work(query), waitMs).catch(ignore)

  async function add(row: table.VisitRow): Promise<table.EarlierRow[] | undefined> {
    if (performance.now() < restUntil) return undefined
    try {
      return await write(async ({ query }) => {
        await table.lockNames(query, row.names)
        return table.addVisit(query, row)
      }, waitMs)
    } catch {
      restUntil = performance.now() + restMs
      return undefined
    }
  }

  return {
    async note({ names, keepMs, note = '' }): Promise<NotedVisit | undefined> {
      const hashes = names.map((name) => createHmac('sha256', secret).update(name).digest('base64'))
      const id = randomUUID()
      const rows = await add({ names: hashes, id, keepMs, note })
      return (
        rows && {
          earlier: hashes.map((hash) =>
            rows.filter(({ name }) => name === hash).map(({ ago, note }) => ({ agoMs: ago, note })),
          ),
          become: (other) => void change((query) => table.renoteVisit(query, id, other)),
          leave: () => change((query) => table.removeVisit(query, id)),
        }
      )
    },
    forgetOld: () => change(table.removeOldVisits),
  }
}

// Left in the log, a visit counts as long as any other: nobody loses a lead by it.
function ignore(): void {}
