import { soundsOf } from '../../scripts/voice-desk/sounds.ts'
import type { CallRecord } from '../../scripts/voice-desk/call-record.ts'

/** One answer, in milliseconds from the end of the caller's sound, all of it as seen in the page. */
export type Turn = {
  /** Which of the caller's turns it answers. */
  readonly index: number
  /** Until the words were understood for the first time. */
  readonly understoodMs: number | undefined
  /** Until the turn was taken. */
  readonly takenMs: number | undefined
  /** Until the first sound of the answer. */
  readonly answeredMs: number
  /** What the server itself reported. */
  readonly reportedMs: number | undefined
  readonly text: string
}

// An answer that comes later than this belongs to something else.
const latestAnswerMs = 5_000
// Longer than any pause inside what a caller says.
const betweenTurnsMs = 1_000

type Message = {
  readonly type: string
  readonly role?: string
  readonly transcriptType?: string
  readonly transcript?: string
  readonly metadata?: { readonly answerTimeMs?: number }
}

/** The caller's turns that were answered, from waveforms and messages. */
export function readTurns({ levels, messages }: CallRecord): readonly Turn[] {
  const answers = soundsOf('assistant', levels, betweenTurnsMs)
  const known = messages.flatMap(({ at, text }) =>
    text.startsWith('{') ? [{ at, message: JSON.parse(text) as Message }] : [],
  )
  return soundsOf('microphone', levels, betweenTurnsMs).flatMap(({ to }, index) => {
    const answer = answers.find(({ from }) => from > to - 200 && from < to + latestAnswerMs)
    if (!answer) return []
    const within = known.filter(({ at }) => at > to - 500 && at < answer.from + 500)
    const find = (isWanted: (message: Message) => boolean) =>
      within.findLast(({ message }) => isWanted(message))
    const ofCaller = (kind: string) =>
      find(({ role, transcriptType }) => role === 'user' && transcriptType === kind)
    const final = ofCaller('final')
    return [
      {
        index,
        understoodMs: since(to, ofCaller('partial')?.at),
        takenMs: since(to, final?.at),
        answeredMs: answer.from - to,
        reportedMs: find(({ type }) => type === 'metadata')?.message.metadata?.answerTimeMs,
        text: final?.message.transcript ?? '',
      },
    ]
  })
}

function since(start: number, at: number | undefined): number | undefined {
  return at === undefined ? undefined : at - start
}

/** How often the assistant began to speak while the caller had not finished. */
export function countCutOffs({ levels }: CallRecord): number {
  const answers = soundsOf('assistant', levels)
  return soundsOf('microphone', levels, betweenTurnsMs).filter(({ from, to }) =>
    answers.some((answer) => answer.from > from && answer.from < to),
  ).length
}

/** How long after the caller began to break in the assistant could still be heard. */
export function readBargeIn({ levels }: CallRecord): number | undefined {
  const answers = soundsOf('assistant', levels, betweenTurnsMs)
  for (const { from } of soundsOf('microphone', levels, betweenTurnsMs)) {
    const broken = answers.find((answer) => answer.from < from && answer.to > from)
    if (broken) return broken.to - from
  }
  return undefined
}

/** When the first word of the greeting could be heard, after the press. */
export function readGreeting({ levels }: CallRecord): number | undefined {
  return soundsOf('assistant', levels)[0]?.from
}
