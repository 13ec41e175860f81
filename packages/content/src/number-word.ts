const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A small number as it is written in a sentence. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

/** A text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
