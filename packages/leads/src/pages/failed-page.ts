import { contactPages } from '@nightdesk/content'

import { renderDocument } from './document.ts'
import { markup, type Markup } from './markup.ts'

/** For a post that was not even read; the browser's way back leads to a form that is still filled in. */
export function renderFailedPage(message: string): string {
  const main = markup`<h1>${contactPages.failedHeading}</h1>
<div class="sheet">
<p class="notice" role="alert">${message}</p>
<p>${contactPages.keepText}</p>
${mailLine()}
</div>
<p><a href="${contactPages.home.to}">${contactPages.home.label}</a></p>`
  return renderDocument(contactPages.failedTitle, main)
}

export function mailLine(): Markup {
  const { before, address } = contactPages.mail
  return markup`<p>${before}<a href="mailto:${address}">${address}</a></p>`
}
