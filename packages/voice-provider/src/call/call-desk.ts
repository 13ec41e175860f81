import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

import { transportLimits } from '@nightdesk/contracts'

import type { CallMeter } from '../call-meter.ts'
import type { Assistant } from '../conversation.ts'
import type { LineEvents, MediaLine } from '../media/media-line.ts'
import { createCallTally, tellEnd, type CallTally, type CallWatch } from './call-tally.ts'
import type { CallOptions } from './call-options.ts'
import { startCall, type Call } from './call.ts'
import type { EndReason } from './end-reason.ts'
import type { ToolRefusal } from './noted-tools.ts'
import type { Pump } from './pump.ts'

const keyBytes = 18
// The last message must be on its way before the line is cut.
const lingerMs = 300
const rememberedCalls = 100
// One over WebRTC, one over a WebSocket, and one more.
const mostLines = 3

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

type Entry = CallRecord & {
  readonly mediaKey: string
  readonly canDirect: boolean
  readonly onJoined: () => void
  readonly onOver: () => void
  readonly joinTimer: NodeJS.Timeout
  readonly tally: CallTally
  /** Lines that are being opened; the first one that is open gets the call. */
  readonly opening: Set<{ line?: MediaLine | undefined }>
  lines: number
  line?: MediaLine
  call?: Call
}

/** A line to be opened for a call: given what to tell the call, it becomes one. */
export type OpenLine<Opened> = (
  events: LineEvents,
) => Promise<{ readonly line: MediaLine; readonly result: Opened }>

/** Facts an assistant noted, as they are sent to the page. */
export type UsedTool = {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

export type DeskOptions = {
  readonly pump: Pump
  /** Begins every call's id, where there are several servers. */
  readonly serverName?: string | undefined
  readonly call: Omit<
    CallOptions,
    'openConversation' | 'line' | 'canDirect' | 'onTool' | 'watch' | 'onEnded' | 'onFault'
  >
  readonly timeZone: string
  /** Does what a tool asks for; nothing when it asks for nothing. Until it is done no caller hears of it. */
  readonly onTool: (
    call: CallRecord,
    tool: UsedTool,
  ) => Promise<ToolRefusal | undefined> | undefined
  readonly meter: CallMeter
  readonly log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}

export type CallTerms = {
  /** Where the caller's page is; what becomes of a booking depends on it. */
  readonly address: string
  /** Whether the page may put words into the receptionist's mouth. */
  readonly canDirect: boolean
  readonly onJoined: () => void
  readonly onOver: () => void
}

export type CallDesk = {
  create(assistant: Assistant, terms: CallTerms): CallRecord & { readonly mediaKey: string }
  list(): readonly CallRecord[]
  get(id: string): CallRecord | undefined
  /** Whether this key opens the call's media: three times at most, and not once a line is open. */
  canJoin(id: string, key: string): boolean
  join<Opened>(id: string, open: OpenLine<Opened>): Promise<Opened>
  /** The holder of the key hangs up. */
  hangUp(id: string, key: string): boolean
  close(): Promise<void>
}

export function createCallDesk(options: DeskOptions): CallDesk {
  const entries = new Map<string, Entry>()
  const lingering = new Map<MediaLine, NodeJS.Timeout>()

  function cut(line: MediaLine): void {
    clearTimeout(lingering.get(line))
    lingering.delete(line)
    line.close()
  }

  function isKeyOf(entry: Entry, key: string): boolean {
    const [left, right] = [Buffer.from(entry.mediaKey), Buffer.from(key)]
    return left.length === right.length && timingSafeEqual(left, right)
  }

  function finish(entry: Entry, reason: EndReason): void {
    if (entry.status === 'ended') return
    entry.status = 'ended'
    entry.endedAt = new Date()
    entry.endedReason = reason
    clearTimeout(entry.joinTimer)
    entry.onOver()
    for (const { line } of entry.opening) line?.close()
    const { line } = entry
    if (line)
      lingering.set(
        line,
        setTimeout(() => cut(line), lingerMs),
      )
    delete entry.call
    delete entry.line
    tellOf(entry, reason)
    forgetOld()
  }

  function tellOf({ id, assistant, startedAt, endedAt, tally }: Entry, reason: EndReason): void {
    const lengthMs = startedAt && endedAt && endedAt.getTime() - startedAt.getTime()
    const ended = { assistant: assistant.id, reason, lengthMs, ...tally.read() }
    options.meter.ended(ended)
    options.log.info({ call: id, ...ended }, tellEnd(ended))
  }

  function forgetOld(): void {
    const ended = [...entries.values()].filter(({ status }) => status === 'ended')
    for (const { id } of ended.slice(0, -rememberedCalls)) entries.delete(id)
  }

  function begin(entry: Entry, line: MediaLine): void {
    clearTimeout(entry.joinTimer)
    for (const other of entry.opening) if (other.line !== line) other.line?.close()
    entry.opening.clear()
    entry.line = line
    entry.status = 'in-progress'
    entry.startedAt = new Date()
    entry.onJoined()
    const facts = { callId: entry.id, startedAt: entry.startedAt, timeZone: options.timeZone }
    const call = startCall({
      ...options.call,
      openConversation: (span) => entry.assistant.open(facts, span),
      line,
      canDirect: entry.canDirect,
      watch: watchFor(entry),
      onTool: ({ name, arguments: facts }) => options.onTool(entry, { name, arguments: facts }),
      onEnded(reason) {
        stopTicks()
        finish(entry, reason)
      },
      onFault: (err) => options.log.error({ err, call: entry.id }, 'call failed'),
    })
    entry.call = call
    const stopTicks = options.pump.add((now) => call.tick(now))
    options.meter.started(entry.assistant.id)
    options.log.info({ call: entry.id, assistant: entry.assistant.id }, 'call started')
  }

  function watchFor({ assistant, tally }: Entry): CallWatch {
    return {
      turn: () => tally.turn(),
      took(stage, ms) {
        tally.took(stage, ms)
        options.meter.took(assistant.id, stage, ms)
      },
    }
  }

  // Whoever tells that a line is open is not to be hit by an assistant that fails.
  function tryToBegin(entry: Entry, line: MediaLine): void {
    try {
      begin(entry, line)
    } catch (err) {
      options.log.error({ err, call: entry.id }, 'call failed')
      finish(entry, 'pipeline-error-assistant-failed')
    }
  }

  return {
    create(assistant, terms) {
      const id = [options.serverName, randomUUID()].filter(Boolean).join('-')
      const entry: Entry = {
        id,
        assistant,
        createdAt: new Date(),
        status: 'queued',
        mediaKey: randomBytes(keyBytes).toString('base64url'),
        ...terms,
        opening: new Set(),
        lines: 0,
        tally: createCallTally(),
        joinTimer: setTimeout(
          () => finish(entry, 'assistant-join-timed-out'),
          transportLimits.heldUnjoinedMs,
        ),
      }
      entries.set(id, entry)
      return entry
    },
    list: () => [...entries.values()],
    get: (id) => entries.get(id),
    canJoin(id, key) {
      const entry = entries.get(id)
      const isOpen = entry !== undefined && entry.status === 'queued' && entry.lines < mostLines
      return isOpen && isKeyOf(entry, key)
    },
    async join(id, open) {
      const entry = entries.get(id)
      if (!entry) throw new Error(`There is no call ${id}`)
      const attempt: { line?: MediaLine | undefined; isOpen?: boolean } = {}
      entry.opening.add(attempt)
      entry.lines += 1
      const isChosen = () => attempt.line !== undefined && entry.line === attempt.line
      const { line, result } = await open({
        onOpen() {
          attempt.isOpen = true
          if (attempt.line) choose(entry, attempt.line)
        },
        onSound: (sound) => isChosen() && entry.call?.hear(sound),
        onText: (text) => isChosen() && entry.call?.read(text),
        onClose(fault) {
          entry.opening.delete(attempt)
          if (isChosen()) entry.call?.end(fault ? `pipeline-error-${fault}` : 'customer-ended-call')
        },
      })
      attempt.line = line
      if (attempt.isOpen || entry.status !== 'queued') choose(entry, line)
      return result
    },
    hangUp(id, key) {
      const entry = entries.get(id)
      if (!entry || !isKeyOf(entry, key)) return false
      if (entry.call) entry.call.end('customer-ended-call')
      else finish(entry, 'customer-ended-call')
      return true
    },
    async close() {
      const open = [...entries.values()].filter(({ status }) => status !== 'ended')
      for (const entry of open) {
        if (entry.call) entry.call.end('pipeline-error-server-stopping')
        else finish(entry, 'pipeline-error-server-stopping')
      }
      if (lingering.size > 0) await new Promise((resolve) => setTimeout(resolve, lingerMs))
      for (const line of lingering.keys()) cut(line)
    },
  }

  function choose(entry: Entry, line: MediaLine): void {
    if (entry.status === 'queued') tryToBegin(entry, line)
    else if (entry.line !== line) line.close()
  }
}
