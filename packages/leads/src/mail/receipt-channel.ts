import { createHash } from 'node:crypto'

import { isEmail } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'
import { DeliveryError, type Channel } from '../delivery/channel.ts'
import type { NewLead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { receiptMark } from '../store/marks.ts'
import { composeReceipt } from './compose-receipt.ts'
import { timesIn } from './mail-time.ts'
import { createMailer } from './mailer.ts'

const hourMs = 60 * 60 * 1_000
const dayMs = 24 * hourMs
// Whoever posts strangers' addresses from everywhere gets no further than this, and nor does our good name.
const mostPerHour = 60

export type ReceiptOptions = {
  readonly smtpUrl: string
  /** The mailbox that the receipt comes from. */
  readonly from: string
  readonly timeZone?: string | undefined
  readonly store: Pick<LeadStore, 'claimMark' | 'countReceiptMarks'>
  readonly clock: Pick<Clock, 'now'>
}

/** An address said in a call may be anybody's; one out of the form was at least typed where it says what for. */
export function isReceiptWanted({ fields, source }: Pick<NewLead, 'fields' | 'source'>): boolean {
  return source !== 'call' && isEmail(fields.email)
}

/**
 * Tells a visitor that the lead is there. One a day for an address, sixty an hour for all: neither can anybody be
 * flooded by way of us, nor can everybody be written to.
 */
export function createReceiptChannel(options: ReceiptOptions): Channel {
  const { smtpUrl, from, timeZone = 'UTC', store, clock } = options
  const send = createMailer({ smtpUrl })
  const tellTime = timesIn(timeZone)
  return {
    name: 'receipt',
    async deliver(lead) {
      // Also here: the owner's retry and release make rows for every channel.
      if (!isReceiptWanted(lead)) return { notSent: 'no address for it' }
      const { reference, createdAt, fields } = lead
      const { email } = fields
      const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url')
      const name = `${receiptMark}${hash}`
      const now = clock.now()
      const sent = await store.countReceiptMarks(now - hourMs, reference)
      if (sent >= mostPerHour) return { notSent: 'too many in this hour' }
      const mark = { name, holder: reference, now, everyMs: dayMs }
      if (!(await store.claimMark(mark))) return { notSent: 'had one today' }
      try {
        return await send(composeReceipt({ reference, createdAt, to: email, from, tellTime }))
      } catch (error) {
        // A mistyped address is nobody's dead letter.
        if (!(error instanceof DeliveryError) || error.fault === 'unreachable') throw error
        return { notSent: error.code }
      }
    },
  }
}
