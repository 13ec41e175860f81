import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { closingWord } from './answer-desk.ts'
import { createFairQueue } from './fair-queue.ts'
import { SpeechError } from './speech-error.ts'

type Job<Question, Answer> = {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

type Reply<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }

/** A worker thread that answers questions one by one. */
export type WorkerDesk<Question, Answer> = {
  ready(): Promise<void>
  /**
   * Whoever asks under a signal of their own takes turns with the others; what is aborted before its turn is never
   * begun.
   */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>
  close(): Promise<void>
  /** For tests of what happens then. */
  kill(): void
}

const restartDelaysMs = [0, 1000, 5000, 15_000]
// Longer than a model takes to load or to answer.
const longestCloseMs = 6000

/**
 * Starts the worker, and another whenever it dies: the question it died of is rejected, those that wait go to the
 * next one, unless it never got ready. A worker that dies again and again is started less and less often.
 */
export function openWorkerDesk<Question, Answer>(script: URL): WorkerDesk<Question, Answer> {
  type Asked = Job<Question, Answer>
  const waiting = createFairQueue<Asked>()
  let current: { readonly id: number; readonly job: Asked } | undefined
  let nextId = 0
  let isClosed = false
  let isReady = false
  let isThere = false
  let deaths = 0
  let ready = Promise.withResolvers<void>()
  let exited = Promise.resolve()
  let worker = start()

  function start(): Worker {
    const started = new Worker(script)
    isThere = true
    exited = new Promise((resolve) => {
      started.once('exit', () => resolve())
    })
    started.on('message', (reply: Reply<Answer>) => take(reply))
    // An exit always follows.
    let cause: unknown
    started.on('error', (error) => (cause = error))
    started.on('exit', () => replace(cause))
    // Nobody may be waiting for it.
    ready.promise.catch(() => {})
    return started
  }

  function take(reply: Reply<Answer>): void {
    if (reply.kind === 'ready') {
      deaths = 0
      isReady = true
      ready.resolve()
      return
    }
    if (reply.id !== current?.id) return
    const { job } = current
    current = undefined
    if (reply.kind === 'answer') job.resolve(reply.answer)
    else job.reject(new SpeechError('engine-failed', reply.message))
    askNext()
  }

  // One at a time: what is in the worker's own queue could neither be taken back nor overtaken.
  function askNext(): void {
    const job = isThere && !current ? waiting.next() : undefined
    if (!job) return
    current = { id: nextId++, job }
    worker.postMessage({ id: current.id, question: job.question }, [])
  }

  function replace(cause: unknown): void {
    if (isClosed) return
    const error = new SpeechError('worker-died', 'The speech worker ended', { cause })
    current?.job.reject(error)
    current = undefined
    if (!isReady) rejectAll(error)
    isReady = false
    isThere = false
    ready.reject(error)
    ready = Promise.withResolvers()
    const delayMs = restartDelaysMs[Math.min(deaths, restartDelaysMs.length - 1)]
    deaths += 1
    const restart = () => {
      if (isClosed) return
      worker = start()
      askNext()
    }
    if (delayMs === 0) restart()
    else setTimeout(restart, delayMs)
  }

  function rejectAll(error: SpeechError): void {
    current?.job.reject(error)
    current = undefined
    for (let job = waiting.next(); job; job = waiting.next()) job.reject(error)
  }

  return {
    ready: () => ready.promise,
    ask(question, signal) {
      if (isClosed) return Promise.reject(new SpeechError('closed', 'The speech worker is closed'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const job = { question, resolve, reject }
      const giveUp = () => {
        waiting.remove(job)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      waiting.add(job, signal)
      askNext()
      return promise.finally(() => signal?.removeEventListener('abort', giveUp))
    },
    async close() {
      isClosed = true
      rejectAll(new SpeechError('closed', 'The speech worker is closed'))
      // Native code that is cut off in the middle takes the whole process with it.
      worker.postMessage(closingWord, [])
      await Promise.race([exited, delay(longestCloseMs, undefined, { ref: false })])
      await worker.terminate()
    },
    kill: () => void worker.terminate(),
  }
}
