import { createHash } from 'node:crypto'

import { isEmail } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'
import { DeliveryError, type Channel } from '../delivery/channel.ts'
import type { NewLead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { receiptMark } from '../store/marks.ts'
import { composeReceipt } from './compose-receipt.ts'
import { createMailer } from './mailer.ts'

const dayMs = 24 * 60 * 60 * 1_000

export type ReceiptOptions = {
  readonly smtpUrl: string
  /** The mailbox that the receipt comes from. */
  readonly from: string
  readonly store: Pick<LeadStore, 'claimMark'>
  readonly clock: Pick<Clock, 'now'>
}

/** An address said in a call may be anybody's; one out of the form was at least typed where it says what for. */
export function isReceiptWanted({ fields, source }: Pick<NewLead, 'fields' | 'source'>): boolean {
  return source !== 'call' && isEmail(fields.email)
}

/** Tells a visitor that the lead is there. One a day for an address: nobody can be flooded by way of us. */
export function createReceiptChannel({ smtpUrl, from, store, clock }: ReceiptOptions): Channel {
  const send = createMailer({ smtpUrl })
  return {
    name: 'receipt',
    async deliver(lead) {
      // Also here: the owner's retry and release make rows for every channel.
      if (!isReceiptWanted(lead)) return
      const { reference, fields } = lead
      const { email } = fields
      const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url')
      const name = `${receiptMark}${hash}`
      const mark = { name, holder: reference, now: clock.now(), everyMs: dayMs }
      if (!(await store.claimMark(mark))) return
      try {
        await send(composeReceipt({ reference, to: email, from }))
      } catch (error) {
        // A mistyped address is nobody's dead letter.
        if (!(error instanceof DeliveryError) || error.fault === 'unreachable') throw error
      }
    },
  }
}
