import type { Span } from '@nightdesk/understanding'

/** Neighboring marks that are one, from the beginning of the first to the end of the last. */
export function joinMarks(
  text: string,
  spans: readonly Span[],
  isOne: (before: Span, span: Span, between: string) => boolean,
): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    if (before && isOne(before, span, text.slice(before.to, span.from)))
      joined.splice(-1, 1, { ...before, to: span.to, text: text.slice(before.from, span.to) })
    else joined.push(span)
  }
  return joined
}
