/** The tags of a set of slots: none, and for each slot its first word and its further ones. */
export function tagsOf(slots: readonly string[]): readonly string[] {
  return ['', ...slots.flatMap((slot) => [`${slot}+`, slot])]
}

/** Whether a word tagged `to` may follow one tagged `from`: a span goes on only where it has begun. */
export function mayFollow(from: string, to: string): boolean {
  if (to === '' || to.endsWith('+')) return true
  return from === to || from === `${to}+`
}

export type TaggedSpan = { readonly slot: string; readonly from: number; readonly to: number }

/** The spans that a path of tags describes, in words. */
export function spansIn(path: readonly number[], tags: readonly string[]): TaggedSpan[] {
  const spans: TaggedSpan[] = []
  path.forEach((index, at) => {
    const tag = tags[index] ?? ''
    const before = spans.at(-1)
    if (tag.endsWith('+')) spans.push({ slot: tag.slice(0, -1), from: at, to: at + 1 })
    else if (tag !== '' && before) spans.splice(-1, 1, { ...before, to: at + 1 })
  })
  return spans
}
