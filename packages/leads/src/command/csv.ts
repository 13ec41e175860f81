const formulaStart = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]/

/** RFC 4180, with a twist: what a spreadsheet would run as a formula is kept a text by an apostrophe. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join()}\r\n`).join('')
}

function formatCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
