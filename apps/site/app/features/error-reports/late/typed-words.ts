/** A field as far as it matters here. */
type TypedField = { readonly value: string; readonly type: string; readonly autocomplete: string }

const shortestWord = 2
const neverTyped = new Set(['hidden', 'checkbox', 'radio', 'range', 'submit', 'button'])

/** What stands in the fields of the page, and each part of a name: the visitor's own words. */
export function wordsOf(fields: readonly TypedField[]): readonly string[] {
  const words = fields
    .filter(({ type }) => !neverTyped.has(type))
    .flatMap(({ value, autocomplete }) => {
      const whole = value.trim()
      return autocomplete === 'name' ? [whole].concat(whole.split(/\s+/)) : [whole]
    })
  return words.filter((word) => word.length >= shortestWord && !/^\d{1,4}$/.test(word))
}

export function typedWords(page: ParentNode): readonly string[] {
  return wordsOf([...page.querySelectorAll<HTMLInputElement>('input, textarea')])
}

/** The text without these words, wherever they stand alone in it. */
export function withoutWords(text: string, words: readonly string[]): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .reduce(
      (rest, word) => rest.replaceAll(new RegExp(`(?<!\\w)${word}(?!\\w)`, 'gi'), '[typed]'),
      text,
    )
}
