import { ownTrades } from '@nightdesk/content'
import { setupInWords, type BusinessSetup } from '@nightdesk/contracts'

import { statusOf, type Delivery, type Lead, type LeadSource } from '../lead.ts'
import { showText, showTime } from './show.ts'

const consentGiven: Record<LeadSource, string> = {
  form: 'the form cannot be posted without it',
  call: 'asked for and given in the call',
  probe: 'a test lead of nobody',
}

/** Everything about one lead, for a person at a terminal. */
export function describeLead(lead: Lead): string {
  const { fields } = lead
  const rows: readonly (readonly [string, string])[] = [
    ['Reference', lead.reference],
    ['Received', showTime(lead.createdAt)],
    ['Status', statusOf(lead)],
    ...(lead.quarantineReason ? [['Quarantine', lead.quarantineReason] as const] : []),
    ['Name', fields.name],
    ['Email', fields.email],
    ['Phone', fields.phone],
    ['Page', lead.page],
    ['Language', lead.locale],
    ['Network', lead.network],
    ['Consent', `${consentGiven[lead.source]}; text ${lead.consentVersion}`],
    ['Source', lead.source],
    ...lead.deliveries.map((one) => [`By ${one.channel}`, describeDelivery(one)] as const),
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  const lines = rows.map(([label, value]) => `${label.padEnd(width)}  ${showText(value)}`)
  const texts = [fields.message, ...(lead.setup ? [describeSetup(lead.setup)] : [])]
  return [
    ...lines.map((line) => line.trimEnd()),
    ...texts.flatMap((text) => ['', showText(text)]),
  ].join('\n')
}

function describeSetup(setup: BusinessSetup): string {
  return setupInWords(setup, ownTrades[setup.trade].title)
}

function describeDelivery({ state, attempts, dueAt, finishedAt, lastError }: Delivery): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  const reason = lastError ? `, ${lastError}` : ''
  if (state === 'pending') return `waiting, ${tries}${reason}, next at ${showTime(dueAt)}`
  if (state === 'delivered' && lastError) return `${lastError}, at ${showTime(finishedAt ?? dueAt)}`
  return `${state} at ${showTime(finishedAt ?? dueAt)}, ${tries}${reason}`
}
