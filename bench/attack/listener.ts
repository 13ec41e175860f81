// A process of its own that only listens and asks, ahead of everybody else on the machine: what it calls late is late
// for a visitor somewhere else, and not for somebody who shares two cores with the attackers.
import { getPriority, setPriority } from 'node:os'
import type { Place } from './attack.ts'
import type { Experience, Patience } from './bystanders.ts'
import type { FaultKind } from './faults.ts'

export type ListenerOrder = {
  readonly place: Place
  readonly serverPid: number | undefined
  readonly patience: Patience
}

export type ListenerWord =
  | {
      readonly is: 'fault'
      readonly kind: FaultKind
      readonly what: string
      readonly size?: number | undefined
      /** In milliseconds since 1970. */
      readonly at: number
    }
  | { readonly is: 'heard'; readonly experience: Experience; readonly priority: number }

const highPriority = -15

raisePriority()
// Threads have the priority of whoever started them: what starts some comes after.
const [{ startBystanders }, { startSentinel }] = await Promise.all([
  import('./bystanders.ts'),
  import('./sentinel.ts'),
])
const order = JSON.parse(process.argv[2] ?? '') as ListenerOrder
const sentinel = await startSentinel()
const stop = startBystanders({
  ...order,
  sentinel,
  note: (kind, what, size) => tell({ is: 'fault', kind, what, size, at: Date.now() }),
})
process.on('disconnect', () => process.exit())
process.once('message', () => {
  void (async () => {
    const experience = await stop()
    tell({ is: 'heard', experience, priority: getPriority() }, () => process.exit())
  })()
})

/** Not everybody may; who may not listens as everybody else does. */
function raisePriority(): void {
  try {
    setPriority(highPriority)
  } catch {
    return
  }
}

function tell(word: ListenerWord, done = () => {}): void {
  process.send?.(word, undefined, {}, done)
}
