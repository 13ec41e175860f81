import { listeningWord } from '@nightdesk/contracts'

import { leadIn } from '../bank/line-clauses.ts'
import type { CallSpan, Clause, Conversation, Heard, Reply, ToolAction } from '../conversation.ts'
import type { Ear, HeardFrame, OpenEar, Sound } from '../hearing/ear.ts'
import { createSoundGate } from '../hearing/sound-gate.ts'
import type { MediaLine } from '../media/media-line.ts'
import type { SpeechToText, Transcription } from '../speech/speech-to-text.ts'
import { createAnnouncer } from './announcer.ts'
import { createAnswerClock } from './answer-clock.ts'
import type { CallLimits } from './call-limits.ts'
import type { CallWatch } from './call-tally.ts'
import { createCallTimers } from './call-timers.ts'
import type { ClauseVoice } from './clause-voice.ts'
import type { CallFault, EndReason } from './end-reason.ts'
import { createGuard } from '../guard.ts'
import { createTranscriber } from './stages/transcriber.ts'
import { createMouth, silencePacket, type Interrupted } from './mouth.ts'
import { createPageReader } from './page-reader.ts'
import { createReplies } from './replies.ts'
import type { Spoken } from './speculation.ts'
import { spokenPieces } from './spoken-pieces.ts'
import { toSentences } from './to-sentences.ts'
import { createTurnTaker, detectorLagMs, type Guess } from './turn-taker.ts'

// A page that never says that it plays is greeted all the same.
const greetAfterMs = 400
// Sooner, and sound that is only late would come twice: once as silence, once as itself.
const soundMissingAfterMs = 400
const speechAt = 0.35
// No page is that far ahead of time: ten seconds of packets nobody could have spoken yet.
const mostTooEarly = 500
// The last word is still on its way when its packet is out.
const packetsBeforeEnd = 20

/** Something that an assistant noted could not be done. */
export type ToolRefusal = {
  /** What the caller hears instead of the rest of the reply. */
  readonly say: readonly Clause[]
}

export type CallOptions = {
  /** Who talks with the caller, until the span of the call is over. */
  readonly openConversation: (span: CallSpan) => Conversation
  readonly line: MediaLine
  readonly openEar: OpenEar
  readonly transcribe: SpeechToText['transcribe']
  /** The voice of the call, until the signal says that it is over. */
  readonly openVoice: (signal: AbortSignal) => ClauseVoice
  readonly limits: CallLimits
  readonly now: () => number
  /** Whether the page may put words into the receptionist's mouth. */
  readonly canDirect: boolean
  /** Does what a tool asks for. Nobody is told of it before it is done. */
  readonly onTool: (tool: ToolAction) => Promise<ToolRefusal | undefined> | undefined
  readonly watch: CallWatch
  readonly onEnded: (reason: EndReason) => void
  readonly onFault: (error: unknown) => void
}

/** One call that has been answered. Everything that happens in it is driven by `tick`, every 20 ms. */
export type Call = {
  tick(now: number): void
  hear(sound: Sound): void
  read(text: string): void
  /** Ends the call, whoever wants it. Safe to repeat. */
  end(reason: EndReason): void
}

export function startCall(options: CallOptions): Call {
  const { line, now, limits, watch } = options
  const over = new AbortController()
  const conversation = options.openConversation({
    over: over.signal,
    onLost: (error) => fail('assistant-failed')(error),
  })
  const voice = options.openVoice(over.signal)
  const isInTime = createSoundGate(now)
  const answers = createAnswerClock({ now, took: (stage, ms) => watch.took(stage, ms) })
  const startedAt = now()
  let isEnded = false
  let isGreeted = false
  let canInterrupt = true
  let isTimingOut = false
  let tooEarly = 0
  let lastSoundAt = startedAt
  let interrupted: Interrupted | undefined

  const announce = createAnnouncer((text) => {
    if (!isEnded) line.sendText(text)
  })
  const fail = (reason: CallFault) => (error: unknown) => {
    if (isEnded) return
    options.onFault(error)
    end(`pipeline-error-${reason}`)
  }
  const guard = createGuard(() => !isEnded, fail('call-failed'))

  const mouth = createMouth({
    onStart() {
      announce.speech('assistant', 'started')
      const waitedMs = answers.sounded()
      if (waitedMs !== undefined) announce.answerTime(waitedMs)
    },
    onEnd() {
      canInterrupt = true
      announce.speech('assistant', 'stopped')
      announce.log()
    },
    leadIn() {
      const clip = voice(leadIn)
      return clip instanceof Promise ? [] : clip
    },
  })

  const replies = createReplies({
    performer: { speak, note },
    prepareFor(action) {
      answers.understood()
      if (action.kind === 'say') for (const piece of spokenPieces(action.clauses)) void warm(piece)
    },
    onFault: fail('assistant-failed'),
  })

  const transcriber = createTranscriber({
    ear: () => ear,
    transcribe: options.transcribe,
    now,
    onTook: (ms) => watch.took('recognize', ms),
    onText: (guess, transcription) => void understand(guess, transcription),
    onFault: fail('transcriber-failed'),
  })

  const turns = createTurnTaker({
    isAssistantSpeaking: () => mouth.isSpeaking,
    canBargeIn: () => canInterrupt,
    events: {
      onSpeechStart(isBargeIn) {
        timers.reset()
        isTimingOut = false
        answers.heard(now())
        if (isBargeIn || replies.isThinking) interrupt()
        announce.speech('user', 'started')
      },
      onGuess: (guess) => transcriber.listen(guess),
      onGuessDropped: dropGuess,
      onNothing() {
        answers.forget()
        announce.speech('user', 'stopped')
      },
      onTurn(transcription) {
        announce.speech('user', 'stopped')
        takeTurn({ ...transcription, by: 'speech' })
      },
    },
  })

  const timers = createCallTimers(startedAt, limits, {
    onSilence(times) {
      isTimingOut = times === limits.silencePromptsMs.length
      speakUp(
        () => conversation.afterSilence(times),
        () => isTimingOut && hangUp('silence-timed-out'),
      )
    },
    onNearlyUp: () => speakUp(() => conversation.beforeTimeIsUp()),
    onUp: () => end('exceeded-max-duration'),
  })

  const ear: Ear = options.openEar({ onFrame: guard(hearFrame), onDeath: fail('ear-died') })

  function hearFrame(frame: HeardFrame): void {
    if (turns.isCallerSpeaking && frame.probability > speechAt) {
      answers.heard(now() - detectorLagMs)
    }
    turns.hear(frame)
  }

  // The turn is not taken before it is known how long to wait; frames come in meanwhile.
  async function understand(guess: Guess, heard: Transcription): Promise<void> {
    try {
      if (heard.text !== '') prepare({ ...heard, by: 'speech' })
      const patience = heard.text === '' ? 'quick' : await conversation.patience(heard.text)
      if (!isEnded) turns.recognize(guess, heard, patience)
    } catch (error) {
      fail('assistant-failed')(error)
    }
  }

  function prepare(heard: Heard): void {
    announce.guess(heard.text)
    answers.asked()
    replies.prepare(heard.text, (signal) => answer(heard, signal))
  }

  function answer(heard: Heard, signal: AbortSignal): Reply {
    return conversation.answer(interrupted ? { ...heard, interrupted } : heard, signal)
  }

  // Sound that has to be made is begun before it is known whether it is wanted.
  async function warm(clause: Clause): Promise<void> {
    try {
      await voice(clause)
    } catch {
      // The mouth passes over it.
    }
  }

  function dropGuess(): void {
    transcriber.cancel()
    replies.drop()
  }

  function takeTurn(heard: Heard): void {
    // Whoever was quicker than the greeting is answered; a greeting after the answer would only confuse.
    isGreeted = true
    timers.reset()
    watch.turn()
    answers.taken(heard.by)
    announce.callerSaid(heard.text)
    replies.reply(heard.text, (signal) => answer(heard, signal))
    interrupted = undefined
  }

  function speak(action: Spoken): void {
    if (isEnded) return
    if (action.kind === 'say') say(action.clauses)
    else hangUp(action.reason)
  }

  // A caller who has spoken on meanwhile is told of a refusal all the same.
  async function note(tools: readonly ToolAction[]): Promise<boolean> {
    const answers = await Promise.all(tools.map(async (tool) => options.onTool(tool)))
    const refusal = answers.find((answer) => answer !== undefined)
    if (isEnded) return false
    if (refusal) say(refusal.say)
    else mouth.inAnyCase(() => tools.forEach((tool) => announce.tool(tool)))
    return !refusal
  }

  function say(clauses: readonly Clause[]): void {
    mouth.andThen(() => announce.assistantSays(clauses.join(' ')))
    for (const piece of spokenPieces(clauses)) mouth.say(piece, voice(piece))
  }

  function hangUp(reason: EndReason): void {
    mouth.say(
      '',
      Array.from({ length: packetsBeforeEnd }, () => silencePacket),
    )
    mouth.andThen(() => end(isTimingOut ? 'silence-timed-out' : reason))
  }

  function interrupt(): void {
    replies.cancel()
    const wasSpeaking = mouth.isSpeaking
    interrupted = mouth.interrupt()
    if (wasSpeaking) announce.interrupted(interrupted)
  }

  // Nobody waited for it.
  function speakUp(say: () => Reply, then?: () => void): void {
    answers.forget()
    replies.speakUp(say, then)
  }

  function greet(): void {
    if (isGreeted) return
    isGreeted = true
    replies.speakUp(() => conversation.greet())
  }

  function takeTyped(text: string): void {
    dropGuess()
    turns.reset()
    if (mouth.isSpeaking || replies.isThinking) interrupt()
    // Nothing had to be heard: a time of no length would only look made up.
    answers.forget()
    takeTurn({ text, by: 'typing', confidence: 1 })
  }

  const readPage = createPageReader(
    {
      greet,
      takeTyped,
      end,
      refuse: (message, reason) => announce.refused(message, reason),
      setMuted: (isMuted) => mouth.setMuted(isMuted),
      say({ message, endCallAfterSpoken, interruptionsEnabled }) {
        canInterrupt = interruptionsEnabled === true
        say(toSentences(message))
        if (endCallAfterSpoken) hangUp('assistant-ended-call-after-message-spoken')
      },
    },
    options,
  )

  function end(reason: EndReason): void {
    if (isEnded) return
    if (reason === 'assistant-forwarded-call') announce.status('forwarding')
    announce.status('ended', reason)
    isEnded = true
    over.abort()
    dropGuess()
    replies.cancel()
    ear.close()
    options.onEnded(reason)
  }

  announce.status('in-progress')
  line.sendText(listeningWord)

  function tick(at: number): void {
    line.sendOpus(mouth.next())
    if (!isGreeted && at - startedAt >= greetAfterMs) greet()
    if (at - lastSoundAt > soundMissingAfterMs) ear.hear({ kind: 'missing' })
    timers.tick(at, !mouth.isSpeaking && !turns.isCallerSpeaking && !replies.isThinking)
  }

  function hear(sound: Sound): void {
    lastSoundAt = now()
    if (isInTime(sound)) return ear.hear(sound)
    tooEarly += 1
    if (tooEarly > mostTooEarly) end('pipeline-error-too-much-sound')
  }

  return { tick: guard(tick), hear: guard(hear), read: guard(readPage), end }
}
