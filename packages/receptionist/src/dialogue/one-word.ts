const inTwo = /\bto(?:-| (?=morrow|night))(morrow|night|day)\b/gi

const dotted = /\b(?:[A-Z]\. ?){1,3}[A-Z]\.(?=\W|$)/g
export const spelledOut: ReadonlySet<string> = new Set(['name', 'contact'])

/** The recognizer writes "to-morrow", "to Night", and "J. F. K."; names and addresses are spelled letter by letter. */
export function inOneWord(text: string, asked: string): string {
  const days = text.replaceAll(inTwo, (_, rest: string) => `to${rest.toLowerCase()}`)
  if (spelledOut.has(asked)) return days
  return days.replaceAll(dotted, (letters) => letters.replaceAll(/[. ]/g, ''))
}
