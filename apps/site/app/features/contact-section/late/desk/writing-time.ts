/** Where the words are kept while they are written, named here once more: the page's first files have no room for this. */
export const wordsPlace = 'nightdesk-words'

function firstKeptAtMs(): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(wordsPlace) ?? '{}')
    return Number((kept as { readonly since?: number }).since)
  } catch {
    // Forbidden or unreadable: as if this page had been the first.
    return Number.NaN
  }
}

/** How long somebody took: since this page came, or since an earlier one in this tab first kept words of theirs. */
export function writingTimeMs(): number {
  const sinceFirstWordsMs = Date.now() - firstKeptAtMs()
  return Math.round(Math.max(performance.now(), sinceFirstWordsMs || 0))
}
