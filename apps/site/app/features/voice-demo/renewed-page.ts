/** Where this tab remembers, across the reload, when it was and what stood in the field. */
const place = 'demo-renewed'
/** Two servers of different releases side by side must not send a visitor to and fro. */
const notAgainWithinMs = 10 * 60 * 1000
const field = '.demo-type input'

type Kept = {
  readonly at: number
  readonly words: string
  /** The page whose field it was. */
  readonly page?: string
}

/**
 * For a program that cannot be had. When the server has a newer page here than this one, whose own files may be gone by
 * now, the page is loaded anew, once, with what was typed. Otherwise nothing would be better than before.
 */
export async function reloadWhenRenewed(): Promise<void> {
  try {
    if (!(await isRenewed())) return
    const kept = readKept()
    if (kept && Date.now() - kept.at < notAgainWithinMs) return
    keep({ at: Date.now(), words: typedWords(), page: location.pathname })
    location.reload()
  } catch {
    // Without a network, or where a browser keeps nothing, the page stays as it is.
  }
}

/** Puts back what stood in the field before the page was loaded anew, and keeps what stands there when it goes. */
export function keepWords(): void {
  restoreWords()
  // Once for all: the same listener is not added twice.
  addEventListener('pagehide', noteHere)
}

/** The same for a field that comes and goes with a link: by then the address is that of the next page. */
export function keepLine(): () => void {
  const page = location.pathname
  restoreWords()
  return () => noteWords(page)
}

const noteHere = () => noteWords(location.pathname)

function noteWords(page: string): void {
  try {
    const kept = readKept()
    const words = typedWords()
    // An empty field says nothing about that of another page.
    if (words === '' && kept?.page !== undefined && kept.page !== page) return
    keep({ at: 0, ...kept, words, page })
  } catch {
    // Where a browser keeps nothing, they go with the page.
  }
}

function typedWords(): string {
  return document.querySelector<HTMLInputElement>(field)?.value ?? ''
}

function restoreWords(): void {
  try {
    const kept = readKept()
    const input = document.querySelector<HTMLInputElement>(field)
    if (!kept?.words || !input || (kept.page ?? location.pathname) !== location.pathname) return
    input.value ||= kept.words
    keep({ ...kept, words: '' })
  } catch {
    // Nothing was kept.
  }
}

/** A page names the files of its program, and this is one of them: another release has another in its place. */
async function isRenewed(): Promise<boolean> {
  const page = await fetch(location.href, { cache: 'no-store' })
  return page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname)
}

/** What has another shape was not kept by this page. */
function readKept(): Kept | null {
  const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Kept> | null
  const { at, words, page } = kept ?? {}
  if (typeof at !== 'number' || typeof words !== 'string') return null
  return { at, words, ...(typeof page === 'string' && { page }) }
}

function keep(kept: Kept): void {
  sessionStorage.setItem(place, JSON.stringify(kept))
}
