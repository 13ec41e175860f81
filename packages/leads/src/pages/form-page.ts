import { contactConsent, contactForm, contactPages, contactSubmitFor } from '@nightdesk/content'
import {
  captchaValue,
  contactPath,
  fixedFields,
  formatValue,
  honeypotField,
  leadFieldNames,
  leadRules,
  pageField,
  type LeadFieldError,
  type LeadFieldName,
  type LeadFields,
} from '@nightdesk/contracts'

import { renderDocument } from './document.ts'
import { mailLine } from './failed-page.ts'
import { markup, type Markup } from './markup.ts'

export type FormPage = {
  /** What is wrong in all. */
  readonly message: string
  readonly values: LeadFields
  readonly errors: readonly LeadFieldError[]
  readonly page: string
}

/** The form again, with everything that was written in it and what is wrong beside each field. */
export function renderFormPage({ message, values, errors, page }: FormPage): string {
  const main = markup`<h1>${contactPages.wrongHeading}</h1>
<p class="notice" role="alert">${message}</p>
<form class="sheet" method="post" action="${contactPath}">
${leadFieldNames.map((name) => renderField(name, values[name], errors))}
${renderConsent()}
<div class="trap"><label for="${honeypotField}">${contactForm.honeypotLabel}</label>
<input id="${honeypotField}" name="${honeypotField}" tabindex="-1" autocomplete="off" aria-hidden="true"></div>
${hidden(fixedFields.subject, contactForm.subject)}
${hidden(fixedFields.captcha, captchaValue)}
${hidden(fixedFields.format, formatValue)}
${hidden(pageField, page)}
<button>${contactSubmitFor(page)}</button>
</form>
${mailLine()}`
  return renderDocument(contactPages.wrongTitle, main)
}

const types: Record<Exclude<LeadFieldName, 'message'>, string> = {
  name: 'text',
  email: 'email',
  phone: 'tel',
}
const autocomplete: Record<LeadFieldName, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  message: 'off',
}

function renderField(
  name: LeadFieldName,
  value: string,
  errors: readonly LeadFieldError[],
): Markup {
  const { isRequired, maxLength } = leadRules[name]
  const error = errors.find(({ field }) => field === name)
  const shared = markup` id="${name}" name="${name}" autocomplete="${autocomplete[name]}" maxlength="${maxLength}"${isRequired && markup` required`}${error && markup` aria-invalid="true" aria-describedby="${name}-error"`}`
  // A browser drops the first line break of a text area, so there is one to drop.
  const control =
    name === 'message'
      ? markup`<textarea rows="4"${shared}>\n${value}</textarea>`
      : markup`<input type="${types[name]}" value="${value}"${shared}>`
  return markup`<div>
<label for="${name}">${contactForm.labels[name]}${!isRequired && markup` <span>(${contactForm.optional})</span>`}</label>
${control}
${error && markup`<p class="error" id="${name}-error">${error.message}</p>`}
</div>
`
}

/** Without JavaScript the box is still local: it has no name, so it is not sent. */
function renderConsent(): Markup {
  const { before, link, after } = contactConsent
  return markup`<label class="consent"><input type="checkbox" required>
<span>${before}<a href="${link.to}">${link.label}</a>${after}</span></label>`
}

function hidden(name: string, value: string): Markup {
  return markup`<input type="hidden" name="${name}" value="${value}">
`
}
