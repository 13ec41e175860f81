import { createHash } from 'node:crypto'

import { dayMs, hourMs, isEmail } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'
import { DeliveryError, type Channel } from '../delivery/channel.ts'
import type { NewLead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { receiptMark } from '../store/marks.ts'
import { composeReceipt } from './compose-receipt.ts'
import { timesIn } from './mail-time.ts'
import { createMailer } from './mailer.ts'

// For all visitors: someone who posts strangers' addresses from many networks gets no further, and our mailbox is not
// taken for a sender of junk.
const mostPerHour = 60
// Enough for an office behind one network, and it leaves most of the hour's receipts to everybody else.
const mostPerNetwork = 10

export type ReceiptOptions = {
  readonly smtpUrl: string
  /** The mailbox that the receipt comes from. */
  readonly from: string
  readonly timeZone?: string | undefined
  readonly store: Pick<LeadStore, 'claimMark' | 'countReceiptMarks'>
  readonly clock: Pick<Clock, 'now'>
}

// A mail server may pass on what has a way in it (%, !), or run what has a pipe; a host without a dot is a machine beside
// it. No name ends in a part that begins with a digit, numbers of hosts do.
const publicMailbox = /^[^%!|]+@(?:[^.]+\.)+[a-z][^.]*$/i

/** An address said in a call may be anybody's; one out of the form was at least typed where it says what for. */
export function isReceiptWanted({ fields, source }: Pick<NewLead, 'fields' | 'source'>): boolean {
  return source !== 'call' && isEmail(fields.email) && publicMailbox.test(fields.email)
}

/**
 * The mailbox behind an address. Behind a plus sign, and with the dots that many services pass over, one person has as many
 * addresses as they like; where the dots do count, two people share one receipt a day, which is little.
 */
export function mailboxOf(email: string): string {
  const [, user = '', host = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? []
  const [name = ''] = user.split('+', 1)
  return `${name.replaceAll('.', '') || user}@${host}`
}

/**
 * Tells a visitor that the lead is there. One a day for a mailbox, ten an hour for a network, sixty for all: neither
 * can anybody be flooded by way of us, nor can everybody be written to, nor one network use up what is for all.
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
      const { reference, createdAt, fields, network } = lead
      const { email } = fields
      const hash = createHash('sha256').update(mailboxOf(email)).digest('base64url')
      const name = `${receiptMark}${hash}`
      const now = clock.now()
      const lately = { since: now - hourMs, holder: reference, network }
      const sent = await store.countReceiptMarks(lately)
      if (sent.inAll >= mostPerHour) return { notSent: 'too many in this hour' }
      if (sent.ofNetwork >= mostPerNetwork) return { notSent: 'too many of its network' }
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
