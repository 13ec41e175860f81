import type {
  Action,
  CallSpan,
  Clause,
  Conversation,
  Heard,
  Patience,
  Reply,
} from '../conversation.ts'
import type { AnswerStage } from '../call-meter.ts'
import { startCall, type Call } from '../call/call.ts'
import type { CallOptions } from '../call/call-options.ts'
import { callLimits } from '../call/call-limits.ts'
import { silencePacket } from '../call/packet-player.ts'
import { createPump } from '../call/pump.ts'
import { frameMs, type EarEvents, type Sound } from '../hearing/ear.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'

export type RehearsalOptions = {
  readonly answer?: (heard: Heard, signal: AbortSignal) => Reply
  readonly transcribe?: (said: string) => Promise<string>
  /** How sure the recognizer is of what it heard, where it can tell. */
  readonly confidence?: number
  readonly callSeconds?: number
  /** Whether the page may have the receptionist say things. */
  readonly canDirect?: boolean
  readonly patience?: () => Patience | Promise<Patience>
  readonly sendOpus?: () => void
  readonly onTool?: CallOptions['onTool']
}

/** A call without sound and network: the caller speaks by name, and everything is written down. */
export type Rehearsal = {
  readonly call: Call
  readonly clock: ManualClock
  readonly heard: Heard[]
  /** Messages in order, in short. */
  readonly seen: string[]
  readonly messages: Record<string, unknown>[]
  readonly faults: unknown[]
  readonly tools: { readonly name: string; readonly facts: object }[]
  endedAs: string | undefined
  /** How many packets with sound went out. */
  spoken: number
  /** What has reached the ear. */
  readonly sounds: Sound[]
  /** Tells the voice that the call is over. */
  voiceSignal: AbortSignal | undefined
  /** Times that were taken, in order. */
  readonly times: { readonly stage: AnswerStage; readonly ms: number }[]
  turns: number
  /** How often it was told that the caller speaks. */
  speaking: number
  readonly earDies: () => void
  /** What the conversation was told about the call. */
  span: CallSpan | undefined
  /** The caller says this for so long, then is silent for so long. */
  readonly callerSays: (text: string, ms: number, silenceMs?: number) => Promise<void>
}

/** A clause of ten words a second. */
const packetsPerClause = 20
const frameTicks = frameMs

export const say = (...clauses: Clause[]): Action => ({ kind: 'say', clauses })

export function plainReply(...actions: Action[]): Reply {
  return { actions, accept: () => {} }
}

export function rehearse(options: RehearsalOptions = {}): Rehearsal {
  const clock = createManualClock()
  const pump = createPump(clock)
  let ear: EarEvents | undefined
  let frame = 0
  let saying = ''
  const rehearsal: Rehearsal = {
    call: undefined as never,
    clock,
    heard: [],
    seen: [],
    messages: [],
    faults: [],
    tools: [],
    endedAs: undefined,
    spoken: 0,
    sounds: [],
    voiceSignal: undefined,
    span: undefined,
    times: [],
    turns: 0,
    speaking: 0,
    earDies: () => openedEar()?.onDeath(new Error('dead')),
    async callerSays(text, ms, silenceMs = 0) {
      saying = text
      await frames(ms, 0.9)
      await frames(silenceMs, 0.05)
    },
  }

  /** The first packet of a microphone opens the ear. */
  function openedEar(): EarEvents | undefined {
    if (!ear) rehearsal.call.hear({ kind: 'missing' })
    return ear
  }

  async function frames(ms: number, probability: number): Promise<void> {
    const events = openedEar()
    for (let passed = 0; passed < ms; passed += frameTicks) {
      await clock.pass(frameTicks)
      events?.onFrame({ index: frame++, probability })
    }
  }

  const answer = options.answer ?? ((heard) => plainReply(say(`You said ${heard.text}`)))
  const conversation: Conversation = {
    greet: () => plainReply(say('Hello.')),
    answer(given, signal) {
      rehearsal.heard.push(given)
      return answer(given, signal)
    },
    afterSilence: (times) => plainReply(say(`Silence ${times}.`)),
    beforeTimeIsUp: () => plainReply(say('Time is nearly up.')),
    patience: options.patience ?? (() => 'normal'),
  }

  const call = startCall({
    openConversation(span) {
      rehearsal.span = span
      return conversation
    },
    now: () => clock.now(),
    canDirect: options.canDirect ?? false,
    limits: callLimits({ callSeconds: options.callSeconds ?? 180, silenceSeconds: 20 }),
    openVoice(signal) {
      rehearsal.voiceSignal = signal
      return () => Array.from({ length: packetsPerClause }, () => Uint8Array.of(1))
    },
    voiceOf: () => 'bank',
    openEar(events) {
      ear = events
      return {
        hear(sound) {
          if (sound.kind !== 'missing') rehearsal.sounds.push(sound)
        },
        cut: async () => new Float32Array(1),
        close: () => {},
      }
    },
    transcribe: async () => ({
      text: await (options.transcribe ?? (async (text) => text))(saying),
      ...(options.confidence !== undefined && { confidence: options.confidence }),
    }),
    line: {
      sendOpus(packet) {
        options.sendOpus?.()
        if (packet !== silencePacket) rehearsal.spoken += 1
      },
      sendText(text) {
        rehearsal.seen.push(inShort(text))
        if (text.startsWith('{')) rehearsal.messages.push(JSON.parse(text))
      },
    },
    watch: {
      turn() {
        rehearsal.turns += 1
      },
      speaks() {
        rehearsal.speaking += 1
      },
      spoke() {},
      took: (stage, ms) => void rehearsal.times.push({ stage, ms }),
    },
    onEnded(reason) {
      rehearsal.endedAs = reason
      pump.stop()
    },
    onTool(tool) {
      rehearsal.tools.push({ name: tool.name, facts: tool.arguments })
      return options.onTool?.(tool)
    },
    onFault: (error) => rehearsal.faults.push(error),
  })
  pump.add((now) => call.tick(now))
  return Object.assign(rehearsal, { call })
}

function inShort(text: string): string {
  if (!text.startsWith('{')) return text
  const message = JSON.parse(text) as Record<string, string>
  const parts = [message.type, message.role, message.status, message.transcriptType]
  return [...parts, message.transcript, message.endedReason].filter(Boolean).join(' ')
}
