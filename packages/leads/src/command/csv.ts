// What begins a formula, in every width it is written in, and what a spreadsheet may drop before it looks.
const starter = String.raw`[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FE66}\u{FE62}\u{FE63}\u{FE6B}\u{2212}]`
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`

const cellStart = new RegExp(`^(?:[\\t\\r\\n]|(?:${unseen}|[;,])*${starter})`, 'u')
// Where a semicolon or a tab separates cells, quotes in the middle of a line protect nothing: a part is a cell as well.
const partStart = new RegExp(`([;\\t\\r\\n]${unseen}*)(?=${starter})`, 'gu')
const needsQuotes = /[",;\t\r\n]/

/** RFC 4180, with a twist: what a spreadsheet would run as a formula is kept a text by an apostrophe. */
export function formatCsvRow(row: readonly string[]): string {
  return `${row.map(formatCell).join()}\r\n`
}

function formatCell(text: string): string {
  const parted = text.replace(partStart, `$1'`)
  const safe = cellStart.test(text) ? `'${parted}` : parted
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
