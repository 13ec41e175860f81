/** Rows under a heading, in columns; a column that holds only numbers is set flush right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '')
    const width = Math.max(title.length, ...cells.map((cell) => cell.length))
    const isNumeric = cells.length > 0 && cells.every((cell) => /^[\d.,–-]+$/.test(cell))
    return (cell: string) => (isNumeric ? cell.padStart(width) : cell.padEnd(width))
  })
  const line = (cells: readonly string[]) =>
    columns
      .map((pad, index) => pad(cells[index] ?? ''))
      .join('  ')
      .trimEnd()
  return [head, ...rows].map(line).join('\n')
}
