import { findCallerCountry } from './caller-country.ts'
import { createDesk, type Desk } from './desk.ts'
import { dial } from './dial.ts'
import { tellCalls } from './tell-calls.ts'

const desks = new Map<string, Desk>()

/** The one desk of an assistant on this page, for everything that shows or starts its call. */
export function deskOf(assistantId: string, failureLog: string): Desk {
  const known = desks.get(assistantId)
  if (known) return known
  const logFailure = (error: unknown) => console.error(failureLog, error)
  const desk = createDesk({ assistantId, dial, logFailure })
  desks.set(assistantId, desk)
  tellCalls(desk)
  if (!import.meta.env.SSR) findCallerCountry()
  return desk
}
