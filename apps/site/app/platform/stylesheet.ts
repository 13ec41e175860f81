import serverCss from '../styles/app.css?inline'

/** Marks the one style element, so that the browser can read it back. */
export const stylesheetMark = 'data-app'

/**
 * The whole stylesheet as text, for the style element in the head. In the browser it is read back from
 * the page: the text is not shipped a second time, and the error page keeps its styles when the
 * document is rendered anew.
 */
export function stylesheetText(): string {
  if (import.meta.env.SSR) return serverCss
  return document.querySelector(`style[${stylesheetMark}]`)?.textContent ?? ''
}
