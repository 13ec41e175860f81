/** The names in a text that has commas between them. */
export function listOf(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim())
}
