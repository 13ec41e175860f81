import { airDesk } from '@nightdesk/content'
import {
  StoreUnavailableError,
  type FrontDoor,
  type IncomingLead,
  type LeadLog,
} from '@nightdesk/leads'
import type { CallRecord, ToolRefusal, UsedTool } from '@nightdesk/voice-provider'

import { createBookings } from './bookings.ts'
import { correctLead, readCallLead } from './read-call-lead.ts'

const bookingTool = 'book-discovery-call'
const notSaved: ToolRefusal = { say: airDesk.notSaved }
const bookedEnough: ToolRefusal = { say: airDesk.bookedEnough }

type Caller = Pick<CallRecord, 'id' | 'address'>

export type CallLeadsOptions = {
  readonly admit: FrontDoor['admit']
  readonly log: LeadLog
}

/** Makes leads of what callers agreed to send. */
export type CallLeads = {
  /** Resolves when the lead is stored, with nothing, or when it could not be, with what to say of it. Never rejects. */
  take(call: Caller, tool: UsedTool): Promise<ToolRefusal | undefined> | undefined
  /** Resolves when nothing is under way. */
  settle(): Promise<void>
}

export function createCallLeads({ admit, log }: CallLeadsOptions): CallLeads {
  const underWay = new Set<Promise<unknown>>()
  const bookings = createBookings()

  async function store(call: Caller, lead: IncomingLead): Promise<ToolRefusal | undefined> {
    const key = keyOf(call, lead)
    try {
      const reference = await bookings.book(call.id, key, async (earlier) => {
        const admission = await admit(earlier ? correctLead(lead, earlier) : lead, {
          address: call.address,
          key,
        })
        if ('reference' in admission) return admission.reference
        throw new StoreUnavailableError(admission.kind)
      })
      if (reference) return undefined
      log.warn({ call: call.id }, 'a call books too often: this booking is not taken')
      return bookedEnough
    } catch (error) {
      const reason = reasonOf(error)
      log.error(
        { call: call.id, reason },
        'the lead of a call could not be stored: the caller is told so',
      )
      return notSaved
    }
  }

  return {
    take(call, tool) {
      if (tool.name !== bookingTool) return undefined
      const lead = readCallLead(tool.arguments)
      if (!lead) {
        log.warn({ call: call.id }, 'a call was booked without any address')
        return Promise.resolve(notSaved)
      }
      const work = store(call, lead).finally(() => underWay.delete(work))
      underWay.add(work)
      return work
    },
    async settle() {
      await Promise.all(underWay)
    },
  }
}

/** A caller may change what was sent: that is another lead of the same call, not a repeat. */
function keyOf({ id }: Caller, { fields }: IncomingLead): string {
  return JSON.stringify([id, fields])
}

// Never the message of an error of others: a database may repeat in it what it was given.
function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.reason
  return error instanceof Error ? error.name : 'unknown'
}
