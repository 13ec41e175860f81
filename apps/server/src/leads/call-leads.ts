import { setTimeout as delay } from 'node:timers/promises'

import {
  StoreUnavailableError,
  type FrontDoor,
  type IncomingLead,
  type LeadLog,
} from '@nightdesk/leads'

import { createBookings } from './bookings.ts'
import { readCallLead } from './read-call-lead.ts'

const bookingTool = 'book-discovery-call'
const firstWaitMs = 1_000
const longestWaitMs = 60_000

type Tool = { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }
type Caller = { readonly id: string; readonly address: string }

export type CallLeadsOptions = {
  readonly admit: FrontDoor['admit']
  readonly log: LeadLog
  /** Resolves after the time, or as soon as the signal says so. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Makes leads of what callers agreed to send, by the rules of the form, and tries each until the store has it. */
export type CallLeads = {
  take(call: Caller, tool: Tool): void
  /** One last try for each that is still waiting; resolves when nothing is under way. */
  stop(): Promise<void>
}

type Work = { readonly call: Caller; readonly lead: IncomingLead; readonly key: string }

export function createCallLeads({ admit, log, wait = waitFor }: CallLeadsOptions): CallLeads {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const bookings = createBookings()

  async function keepTrying(work: Work): Promise<void> {
    const call = work.call.id
    for (let pauseMs = firstWaitMs; ; pauseMs = Math.min(2 * pauseMs, longestWaitMs)) {
      const isLastTry = stopping.signal.aborted
      const refused = await tryOnce(work)
      if (!refused) return
      const { reason, waitMs = pauseMs } = refused
      if (isLastTry) return log.error({ call, reason }, 'the lead of a call could not be stored')
      log.warn({ call, reason, waitMs }, 'the lead of a call is not stored yet')
      await wait(waitMs, stopping.signal)
    }
  }

  /** Says why the lead is not stored, and how long to wait where that is known. */
  async function tryOnce({ call: { address }, lead, key }: Work): Promise<Refused | undefined> {
    try {
      const admission = await admit(lead, { address, key })
      if (admission.kind !== 'too-many') return undefined
      return { reason: 'too many leads', waitMs: admission.waitMs }
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }

  return {
    take(call, tool) {
      if (tool.name !== bookingTool) return
      const lead = readCallLead(tool.arguments)
      if (!lead) return log.warn({ call: call.id }, 'a call was booked without any address')
      const key = keyOf(call, lead)
      if (!bookings.note(call.id, key)) {
        return log.warn({ call: call.id }, 'a call books too often: this booking is not taken')
      }
      const work = keepTrying({ call, lead, key }).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}

type Refused = { readonly reason: string; readonly waitMs?: number }

/** A caller may change what was sent: that is another lead of the same call, not a repeat. */
function keyOf({ id }: Caller, { fields }: IncomingLead): string {
  return JSON.stringify([id, fields])
}

// Never the message of an error: a database may repeat in it what it was given.
function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.reason
  return error instanceof Error ? error.name : 'unknown'
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
