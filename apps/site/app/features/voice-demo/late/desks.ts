import { keepCall, takeKeptCall } from '../kept-call.ts'
import { ownBusinessId } from '@nightdesk/contracts'
import { findCallerCountry } from './caller-country.ts'
import { createDesk, type Desk } from './desk.ts'
import { dial } from './dial.ts'
import { readKeptCall, type KeptCall } from './read-kept-call.ts'
import { tellCalls } from './tell-calls.ts'

const desks = new Map<string, Desk>()

const kept = import.meta.env.SSR ? undefined : readKeptCall(takeKeptCall())

if (!import.meta.env.SSR) addEventListener('pagehide', keepCalls)

function keepCalls(): void {
  for (const [assistantId, desk] of desks) {
    const { captions, paper, answerTimeMs } = desk.view()
    // The form that made the visitor's own line is blank again after a reload, or has it from the address.
    if (captions.length === 0 || assistantId === ownBusinessId) continue
    const call: KeptCall = { assistantId, captions, paper, answerTimeMs }
    keepCall(JSON.stringify(call))
  }
}

/** The one desk of an assistant on this page, for everything that shows or starts its call. */
export function deskOf(assistantId: string, failureLog: string): Desk {
  const known = desks.get(assistantId)
  if (known) return known
  const logFailure = (error: unknown) => console.error(failureLog, error)
  const desk = createDesk({
    assistantId,
    dial: (options, listener) => {
      // A visitor has one telephone: who calls another desk hangs up here.
      for (const [id, other] of desks) if (id !== assistantId) other.stop()
      return dial(options, listener)
    },
    logFailure,
    kept: kept?.assistantId === assistantId ? kept : undefined,
  })
  desks.set(assistantId, desk)
  tellCalls(desk)
  if (!import.meta.env.SSR) findCallerCountry()
  return desk
}
