import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'

import { bankVoice } from '../../bank/voice-bank.ts'
import { createFairQueue } from '../fair-queue.ts'
import { SpeechError } from '../speech-error.ts'
import type { SpokenClip } from '../text-to-speech.ts'
import { waitInTurn, type Settle } from '../wait-in-turn.ts'
import { kokoroWeights } from './load-kokoro.ts'

/** Speaks in the voice of the bank what nobody could prepare, for those who can wait for it. */
export type SpeakAhead = {
  /** Whether the model is on this machine; else every request is rejected. */
  readonly isThere: boolean
  /**
   * The sound of one clause. Whoever asks under a signal of their own takes turns with the others; what is aborted
   * before its turn is never begun, and from its beginning on it costs its time. Rejects with the signal's reason or a
   * `SpeechError`.
   */
  speakAhead(words: string, signal?: AbortSignal, onBegun?: () => void): Promise<SpokenClip>
  /** Rejects what waits, and ends the process at once. */
  close(): void
}

export type SpeakAheadOptions = {
  /** The folder that holds the packages of the model. */
  readonly packagesDir: string
  readonly voice?: string
  /** The model is let go after so long without a request. */
  readonly idleMs?: number | undefined
  /** For tests: another program in its place. */
  readonly program?: URL
}

type Job = Settle<SpokenClip> & {
  readonly words: string
  readonly onBegun?: (() => void) | undefined
}

type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'clip'; readonly clip: SpokenClip }
  | { readonly kind: 'failure'; readonly message: string }

const defaultIdleMs = 60_000

/** Opens it without loading anything: the model comes with the first request and goes when nobody asks any more. */
// oxlint-disable-next-line max-lines-per-function -- one closure: the process, the job under way and the queue move together
export function openSpeakAhead(options: SpeakAheadOptions): SpeakAhead {
  const { packagesDir, voice = bankVoice, idleMs = defaultIdleMs } = options
  const isThere = options.program !== undefined || existsSync(kokoroWeights(packagesDir))
  const program = options.program ?? new URL('./speaking-process.ts', import.meta.url)
  const waiting = createFairQueue<Job>()
  let speaker: { readonly child: ChildProcess; isReady: boolean } | undefined
  let current: Job | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): void {
    const child = fork(program, [packagesDir], { serialization: 'advanced', execArgv: [] })
    const started = { child, isReady: false }
    speaker = started
    child.on('message', (message: Message) => {
      if (message.kind === 'ready') started.isReady = true
      else settle(message)
      speakNext()
    })
    // It never began; no exit follows.
    child.on('error', (cause) => lose(child, cause))
    child.on('exit', () => lose(child))
  }

  function settle(message: Exclude<Message, { kind: 'ready' }>): void {
    const job = current
    current = undefined
    if (message.kind === 'clip') job?.resolve(message.clip)
    else job?.reject(new SpeechError('engine-failed', message.message))
  }

  // Whoever waits is told: with a model that cannot be loaded they would wait forever.
  function lose(child: ChildProcess, cause?: unknown): void {
    if (speaker?.child !== child) return
    speaker = undefined
    rejectAll(new SpeechError('worker-died', 'The speaking process ended', { cause }))
  }

  function rejectAll(error: Error): void {
    current?.reject(error)
    current = undefined
    for (let job = waiting.next(); job; job = waiting.next()) job.reject(error)
  }

  function speakNext(): void {
    if (current || !speaker?.isReady) return
    clearTimeout(idle)
    current = waiting.next()
    if (!current) {
      idle = setTimeout(letGo, idleMs).unref()
      return
    }
    current.onBegun?.()
    speaker.child.send({ words: current.words, voice })
  }

  function letGo(): void {
    const child = speaker?.child
    speaker = undefined
    child?.kill('SIGKILL')
  }

  return {
    isThere,
    speakAhead(words, signal, onBegun) {
      if (isClosed) return Promise.reject(new SpeechError('closed', 'Nobody speaks ahead any more'))
      if (!isThere) return Promise.reject(new SpeechError('engine-failed', 'There is no model'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const clip = waitInTurn(waiting, { words, onBegun }, signal)
      if (!speaker) start()
      speakNext()
      return clip
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      rejectAll(new SpeechError('closed', 'Nobody speaks ahead any more'))
      letGo()
    },
  }
}
