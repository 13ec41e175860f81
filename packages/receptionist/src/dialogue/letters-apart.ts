import { isFirstName, likeness, type Span } from '@nightdesk/understanding'
import { joinMarks } from './join-marks.ts'

const run = /(?<![\p{L}'’])(?:[a-z](?![\p{L}'’])[\s,.-]*){3,}/giu
const withOne = /^a[\s,.]+[a-z][\s,.]+/i
const isOfName = ({ slot }: Span) => slot === 'name' || slot === 'spelled'

/** "Petrenko Andriy P, E, T, R, E, N, K, O": the words are the name, all of the letters its spelling, wherever a mark ends. */
export function lettersApart(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans
  for (const { index, 0: said } of text.matchAll(run)) {
    // "Garcia with a C, G, A, R …": the first two tell of one letter.
    const isOfOne = /\bwith (?=a\b)/i.test(text.slice(Math.max(0, index - 5), index + 2))
    const [lead = ''] = isOfOne ? (withOne.exec(said) ?? []) : []
    const from = index + lead.length
    const letters = said.slice(lead.length).replace(/[\s,.-]+$/, '')
    const to = from + letters.length
    const isTouched = (span: Span) => isOfName(span) && span.from < to && span.to > from
    const touched = all.find(isTouched)
    if (!touched) continue
    const spelled = { ...touched, slot: 'spelled', from, to, text: letters }
    const cut = all.flatMap((span) => (isTouched(span) ? outside(text, span, from, to) : [span]))
    all = [...cut, spelled].toSorted((a, b) => a.from - b.from)
  }
  if (all === spans) return spans
  const joined = joinMarks(
    text,
    all,
    (one, other, between) => one.slot === 'name' && other.slot === 'name' && between.trim() === '',
  )
  return firstNamesAfter(joined)
}

const alike = 0.5

/** "Molnar M, O, L, N, A, R Eszter": the family spelled, and then the first name. */
function firstNamesAfter(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((span, index) => {
    const [spelled, after] = spans.slice(index + 1, index + 3)
    return (
      isWord(span) &&
      spelled?.slot === 'spelled' &&
      after !== undefined &&
      isWord(after) &&
      !isFirstName(span.text.toLowerCase()) &&
      likeness(span.text.toLowerCase(), spelled.text.replaceAll(/[^a-z]/gi, '').toLowerCase()) >=
        alike
    )
  })
  const [family, , first] = spans.slice(at, at + 3)
  if (at < 0 || !family || !first) return spans
  const whole = { ...family, text: `${first.text} ${family.text}` }
  return spans.flatMap((span) => (span === family ? [whole] : span === first ? [] : [span]))
}

const isWord = ({ slot, text }: Span) => slot === 'name' && !text.includes(' ')

// "Marek is M, A, R, E, K": what only joins the letters to it.
const ofSpelling =
  /^(?:(?:is|it['’]s|that['’]s|and|spelled|spelt|with|as) ?)+$|(?<=\S) (?:is|it['’]s|that['’]s|spelled|spelt)$/i

/** What a mark holds besides the letters is of the name. */
function outside(text: string, span: Span, from: number, to: number): readonly Span[] {
  const parts = [
    [span.from, Math.min(span.to, from)],
    [Math.max(span.from, to), span.to],
  ] as const
  return parts.flatMap(([start, end]) => {
    const words = text.slice(start, Math.max(start, end)).trim().replace(ofSpelling, '').trim()
    if (words === '') return []
    const at = text.indexOf(words, start)
    return [{ ...span, slot: 'name', from: at, to: at + words.length, text: words }]
  })
}
