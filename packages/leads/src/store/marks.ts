import type { Query } from './database.ts'
import type { MarkOptions, ReceiptCounts, ReceiptFilter } from './lead-store.ts'

/** What the name of a receipt's mark begins with. */
export const receiptMark = 'receipt:'

/** Sets the mark unless somebody else has set it lately. Whoever holds it may ask again. */
export async function claimMark(query: Query, options: MarkOptions): Promise<boolean> {
  const { name, holder, now, everyMs } = options
  const rows = await query(
    `INSERT INTO lead_marks (name, holder, at) VALUES ($1, $2, $3)
      ON CONFLICT (name) DO UPDATE SET holder = $2,
        at = CASE WHEN lead_marks.holder = $2 THEN lead_marks.at ELSE $3 END
      WHERE lead_marks.holder = $2 OR lead_marks.at <= $4
      RETURNING name`,
    [name, holder, now, now - everyMs],
  )
  return rows.length > 0
}

/** A holder tries again after an outage: its own mark is not counted. The network is that of the holder's lead. */
export async function countReceiptMarks(
  query: Query,
  { since, holder, network }: ReceiptFilter,
): Promise<ReceiptCounts> {
  const [row] = await query<{ total: number; near: number }>(
    `SELECT count(*) AS total, count(leads.reference) AS near FROM lead_marks
      LEFT JOIN leads ON leads.reference = lead_marks.holder AND leads.network = $3
      WHERE lead_marks.name LIKE '${receiptMark}%' AND at > $1 AND holder <> $2`,
    [since, holder, network],
  )
  return { inAll: row?.total ?? 0, ofNetwork: row?.near ?? 0 }
}

/** There is one for each address; the others are few and always the same. */
export async function forgetReceiptMarks(query: Query, before: number): Promise<void> {
  await query(`DELETE FROM lead_marks WHERE name LIKE '${receiptMark}%' AND at < $1`, [before])
}

export async function readTime(query: Query, name: string): Promise<number | null> {
  const [row] = await query<{ at: number }>('SELECT at FROM lead_marks WHERE name = $1', [name])
  return row?.at ?? null
}

export async function rememberTime(query: Query, name: string, time: number): Promise<void> {
  await query(
    `INSERT INTO lead_marks (name, holder, at) VALUES ($1, '', $2)
      ON CONFLICT (name) DO UPDATE SET at = $2`,
    [name, time],
  )
}
