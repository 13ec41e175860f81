import type { Span } from '@nightdesk/understanding'
import { joinMarks } from './join-marks.ts'

const run = /(?<![\p{L}'’])(?:[a-z](?![\p{L}'’])[\s,.-]*){3,}/giu
const isOfName = ({ slot }: Span) => slot === 'name' || slot === 'spelled'

/** "Petrenko Andriy P, E, T, R, E, N, K, O": the words are the name, all of the letters its spelling, wherever a mark ends. */
export function lettersApart(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans
  for (const { index, 0: said } of text.matchAll(run)) {
    const letters = said.replace(/[\s,.-]+$/, '')
    const to = index + letters.length
    const isTouched = (span: Span) => isOfName(span) && span.from < to && span.to > index
    const touched = all.find(isTouched)
    if (!touched) continue
    const spelled = { ...touched, slot: 'spelled', from: index, to, text: letters }
    const cut = all.flatMap((span) => (isTouched(span) ? outside(text, span, index, to) : [span]))
    all = [...cut, spelled].toSorted((a, b) => a.from - b.from)
  }
  if (all === spans) return spans
  return joinMarks(
    text,
    all,
    (one, other, between) => one.slot === 'name' && other.slot === 'name' && between.trim() === '',
  )
}

/** What a mark holds besides the letters is of the name. */
function outside(text: string, span: Span, from: number, to: number): readonly Span[] {
  const parts = [
    [span.from, Math.min(span.to, from)],
    [Math.max(span.from, to), span.to],
  ] as const
  return parts.flatMap(([start, end]) => {
    const words = text.slice(start, Math.max(start, end)).trim()
    if (words === '') return []
    const at = text.indexOf(words, start)
    return [{ ...span, slot: 'name', from: at, to: at + words.length, text: words }]
  })
}
