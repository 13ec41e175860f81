import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

import { transportLimits } from '@nightdesk/contracts'

import type { Assistant } from '../../conversation.ts'
import type { MediaLine } from '../../media/media-line.ts'
import { createCallTally, type CallTally } from '../call-tally.ts'
import type { Call } from '../call.ts'
import type { EndReason } from '../end-reason.ts'
import type { LastingLine } from './lasting-line.ts'

const keyBytes = 18

/** A call as others see it. Nothing of what was said in it is kept. */
export type CallRecord = {
  readonly id: string
  readonly assistant: Assistant
  /** Where the caller is. */
  readonly address: string
  readonly createdAt: Date
  status: 'queued' | 'in-progress' | 'ended'
  startedAt?: Date
  endedAt?: Date
  endedReason?: EndReason
}

export type CallTerms = {
  /** Where the caller's page is; what becomes of a booking depends on it. */
  readonly address: string
  /** Whether the page may put words into the receptionist's mouth. */
  readonly canDirect: boolean
  readonly onJoined: () => void
  /** The caller speaks, or has typed something. */
  readonly onHeard: () => void
  readonly onOver: () => void
}

/** A call as its desk holds it. */
export type HeldCall = CallRecord &
  CallTerms & {
    readonly mediaKey: string
    /** Runs out when nobody joins. */
    readonly joinTimer: NodeJS.Timeout
    readonly tally: CallTally
    /** Lines that are being opened; the first one that is open gets the call. */
    readonly opening: Set<{ line?: MediaLine | undefined }>
    /** How many lines were asked for so far. */
    lines: number
    /** How often the call was taken up over another line. */
    takeUps: number
    /** How many texts of the page's have come in. */
    received: number
    /** When anything came in last. */
    heardAt: number
    /** Runs out when a call without a line is not taken up. */
    lostTimer?: NodeJS.Timeout
    line?: MediaLine
    lasting?: LastingLine
    call?: Call
  }

type HoldOptions = {
  readonly assistant: Assistant
  readonly terms: CallTerms
  readonly serverName: string | undefined
  readonly onUnjoined: (held: HeldCall) => void
}

export function holdCall({ assistant, terms, serverName, onUnjoined }: HoldOptions): HeldCall {
  const held: HeldCall = {
    id: [serverName, randomUUID()].filter(Boolean).join('-'),
    assistant,
    createdAt: new Date(),
    status: 'queued',
    mediaKey: randomBytes(keyBytes).toString('base64url'),
    ...terms,
    opening: new Set(),
    lines: 0,
    takeUps: 0,
    received: 0,
    heardAt: performance.now(),
    tally: createCallTally(),
    joinTimer: setTimeout(() => onUnjoined(held), transportLimits.heldUnjoinedMs),
  }
  return held
}

/** Closes the lines that were being opened beside the one that got the call. */
export function closeOthers({ opening, line }: HeldCall): void {
  for (const other of opening) if (other.line !== line) other.line?.close()
  opening.clear()
}

export function isKeyOf({ mediaKey }: HeldCall, key: string): boolean {
  const [left, right] = [Buffer.from(mediaKey), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}
