/** Where the words of a form that is not sent yet are kept: in this tab, and nowhere else. */
const place = 'nightdesk-words'

/** What somebody types into. Consent is none of them and never kept: it is given to the form on show. */
function fieldsOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('.field-control')]
}

/** A browser may forbid its storage, and what is in it may be unreadable: then nothing was kept, and the form goes on. */
function inTab<Result>(read: (tab: Storage) => Result): Result | undefined {
  try {
    return read(sessionStorage)
  } catch {
    return undefined
  }
}

/** Whatever has this place may have another shape: each reader takes what it knows. */
function keptWords(): Readonly<Record<string, unknown>> {
  return Object(inTab((tab) => JSON.parse(tab.getItem(place) ?? '{}') as unknown))
}

/** Keeps what stands in the form, in place of what was kept before. */
export function keepWords(form: HTMLFormElement): void {
  const words = fieldsOf(form).map(({ name, value }) => [name, value] as const)
  if (!words.some(([, value]) => value)) return forgetWords()
  // How long somebody took to write is counted from the first of them, whatever is reloaded since.
  const { since = Date.now() } = keptWords()
  inTab((tab) => tab.setItem(place, JSON.stringify({ ...Object.fromEntries(words), since })))
}

/** Puts what was kept into the fields that are empty. */
export function restoreWords(form: HTMLFormElement): void {
  const words = keptWords()
  for (const field of fieldsOf(form)) {
    const kept = words[field.name]
    if (typeof kept === 'string') field.value ||= kept
  }
}

export function forgetWords(): void {
  inTab((tab) => tab.removeItem(place))
}
