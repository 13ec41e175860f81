import { monitorEventLoopDelay } from 'node:perf_hooks'
import { residentMb } from '../../scripts/process/numbers.ts'
import type { AttackServer } from './attack-server.ts'
import type { FaultBook } from './faults.ts'
import type { Gap } from './gaps.ts'
import { keepCalling, type JoinLine } from './good-caller.ts'
import { postGoodLeads } from './good-leads.ts'
import { watchHealth } from './health-watch.ts'
import { joinByPeer } from './peer-caller.ts'
import { processorWaitMs } from './processor-wait.ts'
import { joinBySocket } from './socket-caller.ts'

const memoryEveryMs = 1_000
const nanosecondsPerMs = 1e6

const lines = {
  websocket: { join: joinBySocket, from: '127.2.0.1' },
  webrtc: { join: joinByPeer, from: '127.2.0.2' },
} as const satisfies Readonly<Record<string, { join: JoinLine; from: string }>>

export type Transport = keyof typeof lines
export const transports = Object.keys(lines) as Transport[]

/** From here on something counts as a fault, and what was thrown before it is kept. */
export type Patience = { readonly healthMs: number; readonly soundGapMs: number }

/** How those fared who meant no harm. */
export type Experience = {
  readonly healthTimes: readonly number[]
  /** For every frame of sound. */
  readonly gapsOf: Readonly<Record<Transport, readonly Gap[]>>
  readonly references: readonly string[]
  readonly unansweredLeads: number
  readonly peakMemoryMb: number
  /** The longest time in which the process that measures did nothing: what it calls late may be its own doing. */
  readonly ownStallMs: number
}

/** Asks, writes and calls as visitors do, until told to stop. */
export function startBystanders(
  { server, place }: AttackServer,
  faults: FaultBook,
  patience: Patience,
): () => Promise<Experience> {
  const gapsOf: Record<Transport, Gap[]> = { websocket: [], webrtc: [] }
  let peakMemoryMb = 0
  const ownDelay = monitorEventLoopDelay({ resolution: 5 })
  ownDelay.enable()

  const health = watchHealth(place, (tookMs) => {
    if (tookMs > patience.healthMs)
      faults.note('health', `an answer took ${Math.round(tookMs)} ms`, tookMs)
  })
  const leads = postGoodLeads(place, (what) => faults.note('lead', what))
  const leave = transports.map((transport) =>
    keepCalling({
      place,
      ...lines[transport],
      now: () => ({
        at: performance.now(),
        listenerWaitedMs: processorWaitMs('self'),
        serverWaitedMs: processorWaitMs(server.pid),
      }),
      onGap(gap) {
        gapsOf[transport].push(gap)
        if (gap.heardMs > patience.soundGapMs)
          faults.note('sound', `${transport}: ${describeGap(gap)}`, gap.heardMs)
      },
      onTrouble: (what) => faults.note('sound', `${transport}: ${what}`),
    }),
  )
  const memory = setInterval(() => {
    peakMemoryMb = Math.max(peakMemoryMb, residentMb(server.pid))
  }, memoryEveryMs)

  return async () => {
    clearInterval(memory)
    await Promise.all([health.stop(), leads.stop(), ...leave.map((hangUp) => hangUp())])
    ownDelay.disable()
    return {
      healthTimes: health.times,
      gapsOf,
      references: leads.references,
      unansweredLeads: leads.unanswered,
      peakMemoryMb,
      ownStallMs: ownDelay.max / nanosecondsPerMs,
    }
  }
}

function describeGap({ heardMs, madeMs }: Gap): string {
  const waited = Math.round(heardMs - madeMs)
  return `a frame came ${Math.round(heardMs)} ms late; for ${waited} the server had no processor`
}
