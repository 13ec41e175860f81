import type { IncomingHttpHeaders } from 'node:http'

import { contactConsent } from '@nightdesk/content'
import {
  contactLimits,
  decodeSetup,
  fixedFields,
  normalizeLead,
  pageField,
  setupField,
  type LeadFields,
} from '@nightdesk/contracts'

import { malformed } from '../body/body-error.ts'
import type { ContactFields } from '../body/fields.ts'
import type { IncomingLead } from './front-door.ts'
import { findQuarantineReason } from './spam-traps.ts'

type PostedLead = {
  readonly fields: ContactFields
  readonly headers: IncomingHttpHeaders
}

const hiddenFields = [...Object.values(fixedFields), pageField]

/** A lead out of what was posted; whether its fields are right is another question. */
export function readLead({ fields, headers }: PostedLead): IncomingLead {
  for (const name of hiddenFields) {
    const { length } = fields.get(name) ?? ''
    if (length > contactLimits.hiddenLength) throw malformed(`${name} is too long`)
  }
  // One that cannot be read is left out: the message tells the same, and no lead is lost over it.
  const setup = decodeSetup(fields.get(setupField) ?? '')
  return {
    ...(setup && { setup }),
    fields: readLeadFields(fields),
    source: 'form',
    quarantine: findQuarantineReason(fields),
    page: readPath(fields.get(pageField)) || readReferer(headers),
    locale: readLocale(headers['accept-language']),
    consentVersion: contactConsent.version,
  }
}

function readLeadFields(fields: ContactFields): LeadFields {
  const value = (name: string) => fields.get(name) ?? ''
  return normalizeLead({
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  })
}

/** The path alone: what stands in a query is the visitor's. */
function readPath(text = ''): string {
  const [, path = ''] = /^(\/[\w./~-]*)(?:[?#].*)?$/.exec(text) ?? []
  return path.slice(0, contactLimits.hiddenLength)
}

function readReferer({ referer = '', host }: IncomingHttpHeaders): string {
  if (!URL.canParse(referer)) return ''
  const address = new URL(referer)
  return address.host === host?.toLowerCase() ? readPath(address.pathname) : ''
}

function readLocale(header = ''): string {
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,2}(?=$|[,;])/i.exec(header)?.[0] ?? ''
}
