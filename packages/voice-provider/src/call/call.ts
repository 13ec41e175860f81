import { listeningWord } from '@nightdesk/contracts'

import type { Sound } from '../hearing/ear.ts'
import { createAnnouncer } from './announcer.ts'
import { createAnswerClock } from './answer-clock.ts'
import { openAnsweringSide } from './answering-side.ts'
import { createCallLife } from './call-life.ts'
import type { CallOptions } from './call-options.ts'
import type { EndReason } from './end-reason.ts'
import { openListeningSide } from './listening-side.ts'
import { createPageReader } from './page-reader.ts'

// A page that never says that it plays is greeted all the same.
const greetAfterMs = 400

/** One call that has been answered. Everything that happens in it is driven by `tick`, every 20 ms. */
export type Call = {
  tick(now: number): void
  hear(sound: Sound): void
  read(text: string): void
  /** Ends the call, whoever wants it. Safe to repeat. */
  end(reason: EndReason): void
}

/** Connects the stages of a call: ear, turn, transcriber, mind, mouth. */
export function startCall(options: CallOptions): Call {
  const { line, now, watch } = options
  const startedAt = now()
  const life = createCallLife({
    onEnding(reason) {
      if (reason === 'assistant-forwarded-call') announce.status('forwarding')
      announce.status('ended', reason)
    },
    onEnded(reason) {
      floor.dropGuess()
      mind.cancel()
      ear.close()
      options.onEnded(reason)
    },
    onFault: options.onFault,
  })
  const announce = createAnnouncer((text) => {
    if (!life.over.aborted) line.sendText(text)
  })
  const answers = createAnswerClock({ now, took: (stage, ms) => watch.took(stage, ms) })
  const context = { options, life, announce, answers, startedAt }
  const answering = openAnsweringSide(context)
  const { mind, mouth, timekeeper } = answering
  const { ear, turn, floor } = openListeningSide(context, answering)

  const readPage = createPageReader(
    {
      greet: () => mind.greet(),
      takeTyped(text) {
        turn.reset()
        floor.takeTyped(text)
      },
      end: life.end,
      refuse: (message, reason) => announce.refused(message, reason),
      setMuted: (isMuted) => mouth.setMuted(isMuted),
      say: (order) => mouth.sayForPage(order),
    },
    options,
  )

  function tick(at: number): void {
    line.sendOpus(mouth.next())
    if (at - startedAt >= greetAfterMs) mind.greet()
    ear.tick(at)
    timekeeper.tick(at, !mouth.isSpeaking && !turn.isCallerSpeaking && !mind.isThinking)
  }

  announce.status('in-progress')
  line.sendText(listeningWord)

  const { guard, end } = life
  return { tick: guard(tick), hear: guard((sound) => ear.hear(sound)), read: guard(readPage), end }
}
