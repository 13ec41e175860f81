import { keepWorker } from '../kept-worker.ts'
import { closingWord } from './answer-desk.ts'
import { createFairQueue } from './fair-queue.ts'
import { SpeechError } from './speech-error.ts'
import { waitInTurn, type Settle } from './wait-in-turn.ts'

type Job<Question, Answer> = Settle<Answer> & { readonly question: Question }

type Reply<Answer> =
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

/**
 * Starts the worker, and another whenever it dies: the question it died of is rejected, those that wait go to the
 * next one, unless it never got ready.
 */
export function openWorkerDesk<Question, Answer>(script: URL): WorkerDesk<Question, Answer> {
  type Asked = Job<Question, Answer>
  const waiting = createFairQueue<Asked>()
  let current: { readonly id: number; readonly job: Asked } | undefined
  let nextId = 0
  let isClosed = false

  const worker = keepWorker<Reply<Answer>>({
    script,
    toError: (cause) => new SpeechError('worker-died', 'The speech worker ended', { cause }),
    onMessage: take,
    onReplaced: askNext,
    onDeath(error, wasReady) {
      rejectCurrent(error)
      if (!wasReady) rejectAll(error)
    },
  })

  function take(reply: Reply<Answer>): void {
    if (reply.id !== current?.id) return
    const { job } = current
    current = undefined
    if (reply.kind === 'answer') job.resolve(reply.answer)
    else job.reject(new SpeechError('engine-failed', reply.message))
    askNext()
  }

  // One at a time: what is in the worker's own queue could neither be taken back nor overtaken.
  function askNext(): void {
    const job = worker.isThere && !current ? waiting.next() : undefined
    if (!job) return
    current = { id: nextId++, job }
    worker.post({ id: current.id, question: job.question })
  }

  function rejectCurrent(error: Error): void {
    current?.job.reject(error)
    current = undefined
  }

  function rejectAll(error: Error): void {
    rejectCurrent(error)
    for (let job = waiting.next(); job; job = waiting.next()) job.reject(error)
  }

  return {
    ready: () => worker.ready(),
    ask(question, signal) {
      if (isClosed) return Promise.reject(new SpeechError('closed', 'The speech worker is closed'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const answer = waitInTurn(waiting, { question }, signal)
      askNext()
      return answer
    },
    async close() {
      isClosed = true
      rejectAll(new SpeechError('closed', 'The speech worker is closed'))
      // Native code that is cut off in the middle takes the whole process with it.
      await worker.close(closingWord)
    },
    kill: () => worker.kill(),
  }
}
