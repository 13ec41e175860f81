const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The words of a sentence, as one compares them: no case, no punctuation, and numbers as they are said. */
export function toWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/\d+/g, spell)
    .replace(/[^a-z0-9' ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

// Small ones are words, long ones are read out digit by digit.
function spell(digits: string): string {
  const word = numbers[Number(digits)]
  return ` ${word ?? digits.replace(/\d/g, (digit) => ` ${numbers[Number(digit)]} `)} `
}

/** How many words must be changed, added or left out to get from what was understood to what was said. */
export function countWordErrors(said: string, understood: string): number {
  const [from, to] = [toWords(said), toWords(understood)]
  let row = to.map((_, at) => at + 1)
  row.unshift(0)
  for (const [at, word] of from.entries()) {
    const next = [at + 1]
    for (const [column, other] of to.entries()) {
      const change = (row[column] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
