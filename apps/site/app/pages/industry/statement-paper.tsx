import type { LedgerStatementContent } from '@nightdesk/content'
import { Slip, SlipRows } from '../../ui/slip.tsx'

/** A page of ledger paper: counts in the right-hand column, the double rule under the total, and the call behind its last line. */
export function StatementPaper(statement: LedgerStatementContent) {
  const { title, file, columns, rows, total, exampleLabel, callNote } = statement
  return (
    <div className="statement-desk">
      <div className="statement">
        <p className="statement-head">
          <span className="statement-title">{title}</span> <span>{exampleLabel}</span>
        </p>
        <p className="statement-file">{file}</p>
        <table className="statement-table">
          <thead>
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              <td>
                <span>{total.value}</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="statement-call">
        <Slip title={callNote.title} number={callNote.number}>
          <SlipRows rows={callNote.rows} />
        </Slip>
      </div>
    </div>
  )
}
