import { Worker } from 'node:worker_threads'

import { SpeechError } from '../speech/speech-error.ts'
import type { Speech } from '../speech/speech-to-text.ts'
import type { Ear, EarEvents } from './ear.ts'

type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'frame'; readonly index: number; readonly probability: number }
  | { readonly kind: 'cut'; readonly id: number; readonly samples: Speech }

export type WarmEar = {
  ready(): Promise<void>
  readonly isAlive: boolean
  /** Gives the ear to a call. Once the call has closed it and it has forgotten everything, `onFree` says so. */
  use(events: EarEvents, onFree: () => void): Ear
  close(): void
}

type Cut = { resolve(samples: Speech): void; reject(error: SpeechError): void }

// What it makes of a frame is gone with the next one: with room for more, a heap of each ear fills up before it is tidied.
const heap = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 }
// Far longer than forgetting takes: an ear that is still busy with a caller who has gone is ended.
const longestForgettingMs = 2_000

/** Starts an ear in a thread of its own: one call's broken ear is no other call's. */
// oxlint-disable-next-line max-lines-per-function -- one closure: the worker, its death and the call that has the ear are told of one another
export function warmEar(): WarmEar {
  const worker = new Worker(new URL('./ear-worker.ts', import.meta.url), { resourceLimits: heap })
  const ready = Promise.withResolvers<void>()
  const cuts = new Map<number, Cut>()
  let events: EarEvents | undefined
  let onForgotten: (() => void) | undefined
  let death: SpeechError | undefined
  let isClosed = false
  let nextCut = 0
  ready.promise.catch(() => {})

  worker.on('message', (reply: Reply) => {
    if (reply.kind === 'ready') ready.resolve()
    else if (reply.kind === 'forgotten') onForgotten?.()
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
    rejectCuts(death)
    if (!isClosed) events?.onDeath(death)
  }

  function rejectCuts(error: SpeechError): void {
    for (const cut of cuts.values()) cut.reject(error)
    cuts.clear()
  }

  const close = () => {
    isClosed = true
    void worker.terminate()
  }

  function forget(onFree: () => void): void {
    events = undefined
    rejectCuts(new SpeechError('closed', 'The ear listens to this call no more'))
    const tooLong = setTimeout(close, longestForgettingMs)
    onForgotten = () => {
      clearTimeout(tooLong)
      onForgotten = undefined
      onFree()
    }
    worker.postMessage({ kind: 'forget' }, [])
  }

  return {
    ready: () => ready.promise,
    get isAlive() {
      return death === undefined && !isClosed
    },
    close,
    use(given, onFree) {
      events = given
      // After it is closed the ear may be another call's.
      let isOpen = true
      if (death) queueMicrotask(() => death && given.onDeath(death))
      return {
        hear(sound) {
          if (isOpen) worker.postMessage({ kind: 'hear', sound }, [])
        },
        cut(from, to) {
          if (death) return Promise.reject(death)
          if (!isOpen) return Promise.reject(new SpeechError('closed', 'The ear is closed'))
          const { promise, resolve, reject } = Promise.withResolvers<Speech>()
          const id = nextCut++
          cuts.set(id, { resolve, reject })
          worker.postMessage({ kind: 'cut', id, from, to }, [])
          return promise
        },
        close() {
          if (!isOpen) return
          isOpen = false
          if (!death) forget(onFree)
        },
      }
    },
  }
}
