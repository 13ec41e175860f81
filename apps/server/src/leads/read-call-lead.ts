import { callConsent, callCorrection } from '@nightdesk/content'
import {
  isEmail,
  leadRules,
  normalizeLead,
  toOneLine,
  type LeadFieldName,
  type LeadFields,
} from '@nightdesk/contracts'
import type { IncomingLead } from '@nightdesk/leads'

// Only the desk of this page books discovery calls.
const callPage = '/products/air'

type Facts = Readonly<Record<string, unknown>>

/** The lead out of what a caller agreed to send; nothing when it leaves no way to reach anybody. */
export function readCallLead(facts: Facts): IncomingLead | undefined {
  const fields = readFields(facts)
  if (fields.email === '' && fields.phone === '') return undefined
  return {
    fields,
    source: 'call',
    quarantine: undefined,
    page: callPage,
    locale: '',
    consentVersion: callConsent.version,
  }
}

/** The same, told to be what a caller sent instead of an earlier one. */
export function correctLead(lead: IncomingLead, earlier: string): IncomingLead {
  const message = `${callCorrection(earlier)} ${lead.fields.message}`
  return {
    ...lead,
    fields: { ...lead.fields, message: message.slice(0, leadRules.message.maxLength) },
  }
}

/** Cut to the form's limits rather than refused: a caller cannot be asked again. */
function readFields(facts: Facts): LeadFields {
  const email = textOf(facts, 'email')
  return normalizeLead({
    name: textOf(facts, 'name'),
    email: isEmail(email) ? email : '',
    phone: textOf(facts, 'phone'),
    message: textOf(facts, 'message'),
  })
}

function textOf(facts: Facts, field: LeadFieldName): string {
  const value = facts[field]
  if (typeof value !== 'string') return ''
  const { isOneLine, maxLength } = leadRules[field]
  return (isOneLine ? toOneLine(value) : value).trim().slice(0, maxLength)
}
