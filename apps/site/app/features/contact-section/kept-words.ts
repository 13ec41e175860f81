/** Where the words of a form that is not sent yet are kept: in this tab, and nowhere else. */
const place = 'nightdesk-words'

/** What somebody typed. Consent is never kept: it is given to the form on show. */
const fieldNames = ['name', 'email', 'phone', 'message'] as const

type Words = Partial<Record<(typeof fieldNames)[number], string>>

function readWords(): Words {
  try {
    return Object(JSON.parse(sessionStorage.getItem(place) ?? '{}')) as Words
  } catch {
    // Forbidden or unreadable: nothing was kept.
    return {}
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
}

/** Keeps what stands in the form, in place of what was kept before. */
export function keepWords(form: HTMLFormElement): void {
  const words = fieldNames.map((name) => [name, fieldOf(form, name)?.value] as const)
  const typed = words.filter(([, value]) => value)
  if (typed.length === 0) return forgetWords()
  try {
    sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // A browser that keeps nothing still has the form.
  }
}

/** Puts what was kept into the fields that are empty. */
export function restoreWords(form: HTMLFormElement): void {
  const words = readWords()
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    const word = words[name]
    if (field && typeof word === 'string') field.value ||= word
  }
}

export function forgetWords(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}
