import { Worker } from 'node:worker_threads'

import { SpeechError } from '../speech/speech-error.ts'
import type { Speech } from '../speech/speech-to-text.ts'
import type { Ear, EarEvents } from './ear.ts'

type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'frame'; readonly index: number; readonly probability: number }
  | { readonly kind: 'cut'; readonly id: number; readonly samples: Speech }

export type WarmEar = {
  ready(): Promise<void>
  readonly isAlive: boolean
  /** Gives the ear to a call. */
  use(events: EarEvents): Ear
  close(): void
}

type Cut = { resolve(samples: Speech): void; reject(error: SpeechError): void }

/** Starts an ear in a thread of its own: one call's broken ear is no other call's. */
export function warmEar(): WarmEar {
  const worker = new Worker(new URL('./ear-worker.ts', import.meta.url))
  const ready = Promise.withResolvers<void>()
  const cuts = new Map<number, Cut>()
  let events: EarEvents | undefined
  let death: SpeechError | undefined
  let isClosed = false
  let nextCut = 0
  ready.promise.catch(() => {})

  worker.on('message', (reply: Reply) => {
    if (reply.kind === 'ready') ready.resolve()
    else if (reply.kind === 'frame') events?.onFrame(reply)
    else {
      cuts.get(reply.id)?.resolve(reply.samples)
      cuts.delete(reply.id)
    }
  })
  worker.on('error', (cause) => die(cause))
  worker.on('exit', () => die(undefined))

  function die(cause: unknown): void {
    if (death) return
    death = new SpeechError(isClosed ? 'closed' : 'worker-died', 'The ear works no more', { cause })
    ready.reject(death)
    for (const cut of cuts.values()) cut.reject(death)
    cuts.clear()
    if (!isClosed) events?.onDeath(death)
  }

  const close = () => {
    isClosed = true
    void worker.terminate()
  }

  return {
    ready: () => ready.promise,
    get isAlive() {
      return death === undefined
    },
    close,
    use(given) {
      events = given
      if (death) queueMicrotask(() => death && given.onDeath(death))
      return {
        hear: (sound) => worker.postMessage({ kind: 'hear', sound }, []),
        cut(from, to) {
          if (death) return Promise.reject(death)
          const { promise, resolve, reject } = Promise.withResolvers<Speech>()
          const id = nextCut++
          cuts.set(id, { resolve, reject })
          worker.postMessage({ kind: 'cut', id, from, to }, [])
          return promise
        },
        close,
      }
    },
  }
}
