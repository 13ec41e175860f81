import { setTimeout as delay } from 'node:timers/promises'

import {
  StoreUnavailableError,
  type LeadLog,
  type LeadService,
  type NewLead,
} from '@nightdesk/leads'

import { readCallLead } from './read-call-lead.ts'

const bookingTool = 'book-discovery-call'
const firstWaitMs = 1_000
const longestWaitMs = 60_000

type Tool = { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }

export type CallLeadsOptions = {
  readonly accept: LeadService['accept']
  readonly log: LeadLog
  /** Resolves after the time, or as soon as the signal says so. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Makes leads of what callers agreed to send, and tries each until the store has it. */
export type CallLeads = {
  take(callId: string, tool: Tool): void
  /** One last try for each that is still waiting; resolves when nothing is under way. */
  stop(): Promise<void>
}

export function createCallLeads({ accept, log, wait = waitFor }: CallLeadsOptions): CallLeads {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function keepTrying(call: string, lead: NewLead): Promise<void> {
    const key = keyOf(call, lead)
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
      const isLastTry = stopping.signal.aborted
      try {
        await accept(lead, key)
        return
      } catch (error) {
        const reason = reasonOf(error)
        if (isLastTry) return log.error({ call, reason }, 'the lead of a call could not be stored')
        log.warn({ call, reason, waitMs }, 'the lead of a call is not stored yet')
      }
      await wait(waitMs, stopping.signal)
    }
  }

  return {
    take(callId, tool) {
      if (tool.name !== bookingTool) return
      const lead = readCallLead(tool.arguments)
      if (!lead) return log.warn({ call: callId }, 'a call was booked without any address')
      const work = keepTrying(callId, lead).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}

/** A caller may change what was sent: that is another lead of the same call, not a repeat. */
function keyOf(call: string, { fields }: NewLead): string {
  return JSON.stringify([call, fields])
}

// Never the message of an error: a database may repeat in it what it was given.
function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.reason
  return error instanceof Error ? error.name : 'unknown'
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
