import { cutIntoWords } from '../words/cut.ts'

/** What somebody said, with what was asked before and what it means. */
export type Example = {
  readonly asked: string
  readonly intents: readonly string[]
  readonly text: string
  readonly spans: readonly MarkedSpan[]
}

/** Characters of the text, from the first up to but without the last. */
export type MarkedSpan = { readonly slot: string; readonly from: number; readonly to: number }

const mark = /\[([^\]]*)\]\(([a-z-]+)\)/g

/** Reads a line of the corpus: `asked|intent+intent|text with [span](slot) marks`. */
export function readExample(line: string): Example {
  const [asked = '', intents = '', ...rest] = line.split('|')
  const marked = rest.join('|')
  const spans: MarkedSpan[] = []
  let text = ''
  let at = 0
  for (const match of marked.matchAll(mark)) {
    const [whole, words = '', slot = ''] = match
    text += marked.slice(at, match.index)
    spans.push({ slot, from: text.length, to: text.length + words.length })
    text += words
    at = match.index + whole.length
  }
  return { asked, intents: intents.split('+'), text: text + marked.slice(at), spans }
}

/** Writes an example as the line that `readExample` reads. */
export function writeExample({ asked, intents, text, spans }: Example): string {
  let marked = ''
  let at = 0
  for (const { slot, from, to } of spans) {
    marked += `${text.slice(at, from)}[${text.slice(from, to)}](${slot})`
    at = to
  }
  return `${asked}|${intents.join('+')}|${marked}${text.slice(at)}`
}

/** The words of an example, each with the tag that its marks give it. */
export function tagExample(
  { text, spans }: Example,
  tags: readonly string[],
): { readonly words: readonly string[]; readonly tags: readonly number[] } {
  const words = cutIntoWords(text)
  const spanAt = (at: number) => {
    const word = words[at]
    return word && spans.find(({ from, to }) => word.from >= from && word.to <= to)
  }
  return {
    words: words.map(({ word }) => word),
    tags: words.map((_, at) => {
      const span = spanAt(at)
      if (!span) return 0
      return tags.indexOf(spanAt(at - 1) === span ? span.slot : `${span.slot}+`)
    }),
  }
}

/** The same sentence with other values in its marks, as `choose` gives them. */
export function varyExample(
  example: Example,
  choose: (slot: string, said: string) => string,
): Example {
  const spans: MarkedSpan[] = []
  let text = ''
  let at = 0
  for (const { slot, from, to } of example.spans) {
    const words = choose(slot, example.text.slice(from, to))
    text += example.text.slice(at, from)
    spans.push({ slot, from: text.length, to: text.length + words.length })
    text += words
    at = to
  }
  return { ...example, spans, text: text + example.text.slice(at) }
}
