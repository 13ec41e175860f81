import {
  listeningWord,
  playableWord,
  readClientMessage,
  type ClientMessage,
  type ServerMessage,
} from '@nightdesk/contracts'

import { leadIns } from '../bank/line-clauses.ts'
import type { Action, Conversation, Heard, Reply } from '../conversation.ts'
import type { Ear, HeardFrame, OpenEar, Sound } from '../hearing/ear.ts'
import type { MediaLine } from '../media/media-line.ts'
import type { SpeechToText } from '../speech/speech-to-text.ts'
import { createCallLog } from './call-log.ts'
import type { CallLimits } from './call-limits.ts'
import { createCallTimers } from './call-timers.ts'
import type { ClauseVoice } from './clause-voice.ts'
import { createMouth, silencePacket, type Interrupted } from './mouth.ts'
import { speculate, type Speculation } from './speculation.ts'
import { toSentences } from './to-sentences.ts'
import { createTurnTaker, type Guess } from './turn-taker.ts'

// A page that never says that it plays is greeted all the same.
const greetAfterMs = 400
const soundMissingAfterMs = 100
const speechAt = 0.35
const mostGarbage = 20
const packetsBeforeEnd = 20

export type CallOptions = {
  readonly conversation: Conversation
  readonly line: MediaLine
  readonly openEar: OpenEar
  readonly transcribe: SpeechToText['transcribe']
  readonly voice: ClauseVoice
  readonly limits: CallLimits
  readonly now: () => number
  readonly onEnded: (reason: string) => void
  readonly onFault: (error: unknown) => void
}

/** One call that has been answered. Everything that happens in it is driven by `tick`, every 20 ms. */
export type Call = {
  tick(now: number): void
  hear(sound: Sound): void
  read(text: string): void
  /** Ends the call, whoever wants it. Safe to repeat. */
  end(reason: string): void
}

export function startCall(options: CallOptions): Call {
  const { conversation, line, voice, now } = options
  const startedAt = now()
  const log = createCallLog()
  let turn = 0
  let isEnded = false
  let isGreeted = false
  let canInterrupt = true
  let endsAs: string | undefined
  let garbage = 0
  let lastSoundAt = startedAt
  let speechEndedAt: number | undefined
  let interrupted: Interrupted | undefined
  let guessing: AbortController | undefined
  let prepared: Speculation | undefined
  let running: Speculation | undefined
  let isThinking = false

  const send = (message: ServerMessage) => {
    if (!isEnded) line.sendText(JSON.stringify(message))
  }
  const fail = (reason: string) => (error: unknown) => {
    if (isEnded) return
    options.onFault(error)
    end(`pipeline-error-${reason}`)
  }

  const mouth = createMouth({
    onStart() {
      send({ type: 'speech-update', status: 'started', role: 'assistant', turn })
      if (speechEndedAt === undefined) return
      const answerTimeMs = Math.round(now() - speechEndedAt)
      speechEndedAt = undefined
      send({ type: 'metadata', metadata: { answerTimeMs } })
    },
    onEnd() {
      canInterrupt = true
      send({ type: 'speech-update', status: 'stopped', role: 'assistant', turn })
      sendLog()
    },
    leadIn() {
      const clip = voice(leadIns[turn % leadIns.length] ?? '')
      return clip instanceof Promise ? [] : clip
    },
  })

  const turns = createTurnTaker({
    isAssistantSpeaking: () => mouth.isSpeaking,
    canBargeIn: () => canInterrupt,
    patience: (text) => conversation.patience(text),
    events: {
      onSpeechStart(isBargeIn) {
        timers.reset()
        endsAs = undefined
        speechEndedAt = now()
        if (isBargeIn || isThinking) interrupt()
        send({ type: 'speech-update', status: 'started', role: 'user', turn })
      },
      onGuess: (guess) => void recognize(guess).catch(fail('transcriber-failed')),
      onGuessDropped: dropGuess,
      onNothing() {
        speechEndedAt = undefined
        send({ type: 'speech-update', status: 'stopped', role: 'user', turn })
      },
      onTurn(text) {
        send({ type: 'speech-update', status: 'stopped', role: 'user', turn })
        takeTurn(text, 'speech')
      },
    },
  })

  const timers = createCallTimers(startedAt, options.limits, {
    onSilence(times) {
      const isLast = times === options.limits.silencePromptsMs.length
      if (isLast) endsAs = 'silence-timed-out'
      respond(
        () => conversation.afterSilence(times),
        () => isLast && sayGoodbye('silence-timed-out'),
      )
    },
    onNearlyUp: () => respond(() => conversation.beforeTimeIsUp()),
    onUp: () => end('exceeded-max-duration'),
  })

  const ear: Ear = options.openEar({ onFrame: hearFrame, onDeath: fail('ear-died') })

  function hearFrame(frame: HeardFrame): void {
    if (isEnded) return
    if (turns.isCallerSpeaking && frame.probability > speechAt) speechEndedAt = now()
    turns.hear(frame)
  }

  async function recognize(guess: Guess): Promise<void> {
    const controller = new AbortController()
    guessing = controller
    const speech = await ear.cut(guess.from, guess.to)
    const text = await transcribe(options.transcribe, speech, controller.signal)
    if (controller.signal.aborted || isEnded) return
    if (text !== '') {
      prepared = speculate(text, (signal) => answer(text, 'speech', signal), prepareFor)
      send({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text })
    }
    turns.recognize(guess, text)
  }

  function dropGuess(): void {
    guessing?.abort()
    prepared?.cancel()
    prepared = undefined
  }

  function answer(text: string, by: Heard['by'], signal: AbortSignal): Reply {
    const heard: Heard = { text, by, ...(by === 'typing' && { confidence: 1 }) }
    return conversation.answer(interrupted ? { ...heard, interrupted } : heard, signal)
  }

  function prepareFor(action: Action): void {
    if (action.kind !== 'say') return
    for (const clause of action.clauses) void Promise.resolve(voice(clause)).catch(() => {})
  }

  function takeTurn(text: string, by: Heard['by']): void {
    turn += 1
    timers.reset()
    send({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: text })
    log.add('user', text)
    sendLog()
    const ready = prepared?.text === text ? prepared : undefined
    if (!ready) prepared?.cancel()
    prepared = undefined
    try {
      void carryOut(ready ?? speculate(text, (signal) => answer(text, by, signal)))
    } catch (error) {
      fail('assistant-failed')(error)
    }
    interrupted = undefined
  }

  function respond(reply: () => Reply, then?: () => void): void {
    try {
      void carryOut(speculate('', reply), then)
    } catch (error) {
      fail('assistant-failed')(error)
    }
  }

  async function carryOut(speculation: Speculation, then = () => {}): Promise<void> {
    running?.cancel()
    running = speculation
    isThinking = true
    try {
      await speculation.carryOut(perform)
      if (!speculation.signal.aborted) then()
    } catch (error) {
      fail('assistant-failed')(error)
    } finally {
      if (running === speculation) isThinking = false
    }
  }

  function perform(action: Action): void {
    if (isEnded) return
    if (action.kind === 'say') say(action.clauses)
    else if (action.kind === 'tool') mouth.inAnyCase(() => sendTool(action))
    else sayGoodbye(action.reason)
  }

  // The last word is still on its way when its packet is out.
  function sayGoodbye(reason: string): void {
    mouth.say(
      '',
      Array.from({ length: packetsBeforeEnd }, () => silencePacket),
    )
    mouth.andThen(() => end(endsAs ?? reason))
  }

  function say(clauses: readonly string[]): void {
    const content = clauses.join(' ')
    mouth.andThen(() => {
      log.add('assistant', content)
      send({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: content })
    })
    for (const clause of clauses) mouth.say(clause, voice(clause))
  }

  function sendTool({ name, arguments: facts }: Action & { kind: 'tool' }): void {
    const tool = { name, arguments: facts }
    const toolCall = { id: crypto.randomUUID(), type: 'function', function: tool } as const
    send({ type: 'tool-calls', toolCallList: [toolCall] })
  }

  function interrupt(): void {
    running?.cancel()
    const wasSpeaking = mouth.isSpeaking
    interrupted = mouth.interrupt()
    if (!wasSpeaking) return
    log.cut(interrupted)
    send({ type: 'user-interrupted' })
    sendLog()
  }

  function sendLog(): void {
    send({ type: 'conversation-update', conversation: log.lines })
  }

  function greet(): void {
    if (isGreeted) return
    isGreeted = true
    respond(() => conversation.greet())
  }

  const obey: { readonly [Type in ClientMessage['type']]: (message: never) => void } = {
    say({ message, endCallAfterSpoken, interruptionsEnabled }: ClientMessage & { type: 'say' }) {
      canInterrupt = interruptionsEnabled === true
      say(toSentences(message))
      if (endCallAfterSpoken) sayGoodbye('assistant-ended-call-after-message-spoken')
    },
    control({ control }: ClientMessage & { type: 'control' }) {
      if (control === 'say-first-message') greet()
      else mouth.setMuted(control === 'mute-assistant')
    },
    'add-message'({ message }: ClientMessage & { type: 'add-message' }) {
      const text = message.content.trim()
      if (message.role !== 'user' || text === '') return
      dropGuess()
      turns.reset()
      if (mouth.isSpeaking) interrupt()
      speechEndedAt = now()
      takeTurn(text, 'typing')
    },
    'end-call': () => end('customer-ended-call'),
  }

  function end(reason: string): void {
    if (isEnded) return
    if (reason === 'assistant-forwarded-call') send({ type: 'status-update', status: 'forwarding' })
    send({ type: 'status-update', status: 'ended', endedReason: reason })
    isEnded = true
    guessing?.abort()
    prepared?.cancel()
    running?.cancel()
    ear.close()
    options.onEnded(reason)
  }

  send({ type: 'status-update', status: 'in-progress' })
  line.sendText(listeningWord)

  return {
    tick(at) {
      if (isEnded) return
      line.sendOpus(mouth.next())
      if (!isGreeted && at - startedAt >= greetAfterMs) greet()
      if (at - lastSoundAt > soundMissingAfterMs) ear.hear({ kind: 'missing' })
      timers.tick(at, !mouth.isSpeaking && !turns.isCallerSpeaking && !isThinking)
    },
    hear(sound) {
      if (isEnded) return
      lastSoundAt = now()
      ear.hear(sound)
    },
    read(text) {
      if (isEnded) return
      if (text === playableWord) return greet()
      const message = readClientMessage(text)
      if (message) return obey[message.type](message as never)
      garbage += 1
      if (garbage > mostGarbage) end('pipeline-error-bad-messages')
    },
    end,
  }
}

// A worker that died has been replaced by now: the same speech gets a second chance, once.
async function transcribe(
  ask: SpeechToText['transcribe'],
  speech: Float32Array,
  signal: AbortSignal,
): Promise<string> {
  try {
    return (await ask(speech, signal)).text
  } catch (error) {
    if (signal.aborted) return ''
    if (speech.length === 0) throw error
    return (await ask(speech, signal)).text
  }
}
