import { randomUUID } from 'node:crypto'

import { leadRules } from '@nightdesk/contracts'

import type { NewLead } from '../lead.ts'
import { addLead } from './add-lead.ts'
import type { Transaction } from './database.ts'
import { eraseByReference } from './manage-leads.ts'

// No encoding of one language or a few has it: a database that takes this takes what any visitor writes.
const rareLetter = '\u{1F319}'
const message = rareLetter.padEnd(leadRules.message.maxLength, 'x')

/** As large as a lead may be: a disk with room for a small one only is full. */
const largestLead: NewLead = {
  fields: { name: '', email: '', phone: '', message },
  source: 'probe',
  quarantine: undefined,
  page: '',
  locale: '',
  network: '',
  consentVersion: '',
}

/** A lead, its key and a delivery, all gone again before the commit: nobody ever sees them. */
export async function tryToAdd(transaction: Transaction): Promise<void> {
  const options = { now: Date.now(), key: randomUUID(), channels: ['mail'] } as const
  const result = await addLead(transaction, largestLead, options)
  if (result.kind === 'added') await eraseByReference(transaction.query, result.reference)
}
