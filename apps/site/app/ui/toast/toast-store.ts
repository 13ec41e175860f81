export type Toast = {
  readonly tone: 'success' | 'destructive'
  readonly title: string
  readonly text: string
}

/** The toast on show, with a number of its own so that the same words twice are two toasts. */
export type ShownToast = Toast & { readonly number: number }

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function replace(next: ShownToast | null): void {
  shown = next
  for (const notify of listeners) notify()
}

/** Shows a toast. There is one at a time: a new one takes the place of the old. */
export function showToast(toast: Toast): void {
  count += 1
  replace({ ...toast, number: count })
}

/** Ends the toast with this number; a later one is left alone. */
export function endToast(number: number): void {
  if (shown?.number === number) replace(null)
}

export function shownToast(): ShownToast | null {
  return shown
}

export function onToastChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
