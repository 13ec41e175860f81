import { percentile } from '../percentile.ts'
import type { Place } from './attack.ts'
import type { FaultKind } from './faults.ts'
import type { Gap } from './gaps.ts'
import { keepCalling, type JoinLine } from './good-caller.ts'
import { watchHealth } from './health-watch.ts'
import { joinByPeer } from './peer-caller.ts'
import { processorWaitMs } from './processor-wait.ts'
import { sharedNow } from './sentinel-memory.ts'
import type { Sentinel } from './sentinel.ts'
import { joinBySocket } from './socket-caller.ts'
import { stolenMs } from './stolen-time.ts'

const lines = {
  websocket: { join: joinBySocket, from: '127.2.0.1' },
  webrtc: { join: joinByPeer, from: '127.2.0.2' },
} as const satisfies Readonly<Record<string, { join: JoinLine; from: string }>>

export type Transport = keyof typeof lines
export const transports = Object.keys(lines) as Transport[]

/** From here on something counts as a fault, and what was thrown before it is kept. */
export type Patience = { readonly healthMs: number; readonly soundGapMs: number }

/** Where a figure is told twice, the machine's share is in one and not in the other. */
export type Span = { readonly p99Ms: number; readonly worstMs: number }

export type Sound = {
  readonly frames: number
  readonly late: Span
  readonly heard: Span
  readonly made: Span
}

export type Health = {
  readonly asked: number
  readonly p50Ms: number
  readonly answered: Span
  readonly byTheClock: Span
}

/** How those fared who listen and ask. */
export type Experience = {
  readonly health: Health
  readonly sound: Readonly<Record<Transport, Sound>>
}

export type Bystanding = {
  readonly place: Place
  readonly serverPid: number | undefined
  readonly patience: Patience
  readonly sentinel: Sentinel
  readonly note: (kind: FaultKind, what: string, size?: number) => void
}

/** Asks and calls as visitors do, until told to stop. */
export function startBystanders(options: Bystanding): () => Promise<Experience> {
  const { place, patience, sentinel, note } = options
  const gapsOf: Record<Transport, Gap[]> = { websocket: [], webrtc: [] }

  const health = watchHealth(place, sentinel, ({ tookMs, answeredMs }) => {
    if (answeredMs <= patience.healthMs) return
    const clock = Math.round(tookMs)
    note('health', `an answer took ${Math.round(answeredMs)} ms, ${clock} by the clock`, answeredMs)
  })
  const leave = transports.map((transport) =>
    keepCalling({
      place,
      ...lines[transport],
      lostMs: (from, to) => sentinel.lostMs(from, to),
      now: () => ({
        at: sharedNow(),
        listenerWaitedMs: processorWaitMs('self'),
        serverWaitedMs: processorWaitMs(options.serverPid),
        stolenMs: stolenMs(),
      }),
      onGap(gap) {
        gapsOf[transport].push(gap)
        if (gap.heardMs > patience.soundGapMs)
          note('sound', `${transport}: ${describeGap(gap)}`, gap.heardMs)
      },
      onTrouble: (what) => note('sound', `${transport}: ${what}`),
    }),
  )

  return async () => {
    await Promise.all([health.stop(), ...leave.map((hangUp) => hangUp())])
    const answered = health.answers.map(({ answeredMs }) => answeredMs)
    return {
      health: {
        asked: answered.length,
        p50Ms: answered.length > 0 ? percentile(answered, 50) : 0,
        answered: spanOf(answered),
        byTheClock: spanOf(health.answers.map(({ tookMs }) => tookMs)),
      },
      sound: { websocket: soundOf(gapsOf.websocket), webrtc: soundOf(gapsOf.webrtc) },
    }
  }
}

function soundOf(gaps: readonly Gap[]): Sound {
  return {
    frames: gaps.length,
    late: spanOf(gaps.map(({ lateMs }) => lateMs)),
    heard: spanOf(gaps.map(({ heardMs }) => heardMs)),
    made: spanOf(gaps.map(({ madeMs }) => madeMs)),
  }
}

// There may be more values than a call can have arguments.
function spanOf(values: readonly number[]): Span {
  if (values.length === 0) return { p99Ms: 0, worstMs: 0 }
  const worstMs = values.reduce((most, value) => Math.max(most, value), 0)
  return { p99Ms: percentile(values, 99), worstMs }
}

function describeGap({ lateMs, heardMs, madeMs, stolenMs: stolen }: Gap): string {
  const waited = Math.round(heardMs - madeMs)
  return (
    `a frame came ${Math.round(heardMs)} ms late, ${Math.round(lateMs)} by the clock; ` +
    `for ${waited} the server had no processor, ${stolen} were stolen`
  )
}
