import { restoreWords } from '../kept-words.ts'
import { served, touched } from '../start-keeping-words.ts'

const boxSelector = 'input[type="checkbox"]'
const fieldSelector = `.field-control, ${boxSelector}`

let hasComeToLife = false

/**
 * Puts the kept words into a form that has come to life. React makes a form anew whose page a translator has changed:
 * whoever was at work in the one that was served goes on in this one, at the same place of the same field, the consent
 * as it was given.
 */
export function goOnIn(form: HTMLFormElement): void {
  restoreWords(form)
  const isFirst = !hasComeToLife
  hasComeToLife = true
  // Consent is given to the form on show: that of another page begins without.
  if (!isFirst || !served || served.isConnected || !isPageServed()) return
  const [was, is] = [served, form].map((one) => one.querySelector<HTMLInputElement>(boxSelector))
  if (was && is) is.checked = was.checked
  if (touched instanceof Element && served.contains(touched) && touched.matches(fieldSelector)) {
    goOnAt(touched, form)
  }
}

/** False once a link has led elsewhere. */
function isPageServed(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && new URL(load.name).pathname === location.pathname
}

function goOnAt(left: Element, form: HTMLFormElement): void {
  const { name, selectionStart, selectionEnd } = left as HTMLInputElement
  // Only the box has no name.
  const field = form.querySelector<HTMLInputElement>(name ? `[name="${name}"]` : boxSelector)
  // Whoever is somewhere else by now stays there.
  if (!field || document.activeElement !== document.body) return
  field.focus({ preventScroll: true })
  // Not every kind of field tells where the caret was; there it goes to the end.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
