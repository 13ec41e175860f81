import { contactPages, toasts } from '@nightdesk/content'

import { renderDocument } from './document.ts'
import { markup } from './markup.ts'

/** The success toast as a page, with the number to ask by. */
export function renderSentPage(reference: string): string {
  const { title, text } = toasts.contactSent
  const main = markup`<h1>${title}</h1>
<p class="lead">${text}</p>
<div class="sheet">
<p class="label">${contactPages.referenceLabel}</p>
<p class="reference">${reference}</p>
<p class="hint">${contactPages.referenceHint}</p>
</div>
<p><a href="${contactPages.home.to}">${contactPages.home.label}</a></p>`
  return renderDocument(contactPages.sentTitle, main)
}
