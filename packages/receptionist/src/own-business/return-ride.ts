import type { Span } from '@nightdesk/understanding'

const goesBack =
  /\b(?:(?:and|then)(?: then)?,? (?:back|home|return(?:ing)?|(?:come|coming|go|going|get) (?:back|home))|(?:pick|get|bring|take|drive|fetch) (?:me|us|him|her|them) (?:back|home|up again|up after\w*)|(?:a|the) (?:return (?:trip|ride)?|ride (?:back|home))|the way (?:back|home)|coming (?:back|home)|home again|back again)\b/i
const isWay = /^(?:day|time|pickup|dropoff|arrival)$/

/** The words without what is told of a way back. */
export function withoutReturn(text: string): string {
  const back = goesBack.exec(text)
  return back && back.index > 0 ? text.slice(0, back.index) + text.slice(endOf(text, back)) : text
}

// "..., can you do that?" is no part of it.
const endOf = (text: string, { index }: RegExpExecArray): number => {
  const end = /[.?!](?:\s|$)|, (?:can|could|would|is|do|please)\b/i.exec(text.slice(index))
  return end ? index + end.index : text.length
}

/** "And then home again around ten thirty": what is told of the way back is a wish, and no hour of the way there. */
export function withReturn(text: string, spans: readonly Span[]): readonly Span[] {
  const back = goesBack.exec(text)
  if (!back) return spans
  const isThere = ({ slot, from }: Span) => isWay.test(slot) && from < back.index
  const to = endOf(text, back)
  const isOfReturn = ({ slot, from }: Span) => isWay.test(slot) && from >= back.index && from < to
  if (!spans.some(isThere) || !spans.some(isOfReturn)) return spans
  const words = text.slice(back.index, to).replace(/^and(?: then)?,? /i, '')
  return [
    ...spans.filter((span) => !isOfReturn(span)),
    { slot: 'wish', text: words, from: back.index, to, confidence: 1 },
  ]
}
