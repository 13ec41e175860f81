// Controls but for line break and tab: a terminal obeys them, and visitors wrote this. So do marks of direction, behind
// which a text reads otherwise than it is.
const controls =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const blanks = /[\n\t\u2028\u2029]+/g
const cellWidth = 40

export function showText(text: string): string {
  return text.replaceAll(controls, '\ufffd')
}

/** What is made for files and programs, as a terminal may have it: the CR at the end of a CSV's row shows nothing. */
export function showOutput(text: string): string {
  return showText(text.replace(/\r$/, ''))
}

/** One line of a table, cut where it would push the others away. */
export function showCell(text: string): string {
  const line = showText(text.replaceAll(blanks, ' '))
  return line.length > cellWidth ? `${line.slice(0, cellWidth - 1)}…` : line
}

export function showTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
