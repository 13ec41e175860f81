// What the form needs once somebody writes in it: checking, sending, keeping. Loaded with the first focus.
import { leadProblemText, toasts } from '@nightdesk/content'
import {
  checkLead,
  elapsedField,
  leadFieldNames,
  normalizeLead,
  setupField,
  type LeadFieldName,
  type LeadFields,
} from '@nightdesk/contracts'
import type { VisitEventName } from '../../../../platform/visit-events.ts'
import { contactEndpoint } from '../contact-endpoint.ts'
import type { FieldProblems } from '../contact-form-state.ts'
import { dataAlong } from './draft-data.ts'
import { forgetSent } from './forget-sent.ts'
import { keepLead } from './outbox.ts'
import { scheduleOutbox } from './outbox-runner.ts'
import { createSendLead } from './send-lead.ts'
import { writingTimeMs } from './writing-time.ts'

const send = createSendLead(contactEndpoint)

function readFields(form: HTMLFormElement): Record<string, string> {
  // The form has no file fields, so every value is text.
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries) as Record<string, string>
}

function leadFields(fields: Readonly<Record<string, string>>): LeadFields {
  const values = leadFieldNames.map((name) => [name, fields[name] ?? ''] as const)
  return Object.fromEntries(values) as Record<LeadFieldName, string>
}

function consentOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[data-field="consent"]')
}

function isConsentGiven(form: HTMLFormElement): boolean {
  return consentOf(form)?.checked ?? false
}

/** All that a visitor can change in the form, as one text to compare. */
export function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([leadFields(readFields(form)), isConsentGiven(form)])
}

/** What is wrong with the form, in words, by the rules the server has too. */
export function findProblems(form: HTMLFormElement): FieldProblems {
  const problems = checkLead(normalizeLead(leadFields(readFields(form))))
  return {
    ...Object.fromEntries(
      problems.map(({ field, reason }) => [field, leadProblemText(field, reason)]),
    ),
    ...(!isConsentGiven(form) && { consent: toasts.consentRequired.text }),
  }
}

export { setDraftData } from './draft-data.ts'
export { hintPhone } from './hint-phone.ts'
export { runOutbox } from './outbox-runner.ts'

const keyBytes = 18

/** Not a UUID: browsers make those only on pages with TLS. */
function makeKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(keyBytes))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Attempt = { readonly key: string; readonly content: string }

let lastAttempt: Attempt | undefined

/** The same words sent again are the same lead; changed ones are a new one. */
function keyFor(fields: Readonly<Record<string, string>>): string {
  const content = JSON.stringify(leadFields(fields))
  if (lastAttempt?.content !== content) lastAttempt = { key: makeKey(), content }
  return lastAttempt.key
}

type StandingWords = Readonly<Record<string, string>>

function writtenFields(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('.field-control, .contact-trap [type="text"]')]
}

function standingWords(form: HTMLFormElement): StandingWords {
  return Object.fromEntries(writtenFields(form).map(({ name, value }) => [name, value]))
}

/** Whoever followed a link meanwhile may stand before another form, in which the same words were put back. */
function formOnShow(sentForm: HTMLFormElement): HTMLFormElement | null {
  return sentForm.isConnected ? sentForm : document.querySelector('form.contact-form')
}

/** Not a reset: what was written while the form was on its way is in no lead, and stays where it stands. */
function emptyWhatWasSent(sentForm: HTMLFormElement, sent: StandingWords): void {
  forgetSent(sent)
  const form = formOnShow(sentForm)
  if (!form) return
  for (const field of writtenFields(form)) if (field.value === sent[field.name]) field.value = ''
  const consent = consentOf(form)
  if (consent) consent.checked = false
  // Whoever keeps the words of the form hears of it as of typing.
  form.dispatchEvent(new Event('input'))
}

export type FormOutcome =
  | { readonly kind: 'sent'; readonly reference: string | undefined }
  /** The server would not take it yet: the browser has it, and sends it again. */
  | { readonly kind: 'kept' }
  /** Nobody has the lead but the form itself. */
  | { readonly kind: 'failed' }

/** Posts the form, and empties it of what has found its way. An answer that is no acceptance is kept and sent again later, where the browser can keep it. */
export async function sendForm(form: HTMLFormElement): Promise<FormOutcome> {
  const sent = standingWords(form)
  const written = readFields(form)
  const along = dataAlong(written['message'] ?? '')
  const fields = {
    ...written,
    [elapsedField]: String(writingTimeMs()),
    ...(along !== undefined && { [setupField]: along }),
  }
  const post = { key: keyFor(fields), fields }
  const answer = await send(post)
  if (answer.kind === 'network-failure') return { kind: 'failed' }
  const { isAccepted, reference, retryAfterMs } = answer
  if (!isAccepted) {
    const options = { nowMs: Date.now(), retryAfterMs }
    if (!keepLead(() => window.localStorage, post, options)) return { kind: 'failed' }
    scheduleOutbox()
  }
  lastAttempt = undefined
  emptyWhatWasSent(form, sent)
  window.dispatchEvent(new Event('nightdesk:form-sent' satisfies VisitEventName))
  return isAccepted ? { kind: 'sent', reference } : { kind: 'kept' }
}
