import { addWords } from './caption.ts'
import type { ShownDesk } from './desk-view.ts'
import type { Line, LineListener } from './line.ts'

type DeskListenerParts = {
  readonly shown: ShownDesk
  /** Whether the call is still the one under way. */
  readonly isOurs: () => boolean
  readonly line: () => Line | undefined
  readonly letGo: () => void
  readonly fail: (error: unknown) => void
  readonly logFailure: (error: unknown) => void
}

/** Shows what is heard of a call. Words from one that is no longer ours change nothing. */
export function createDeskListener(parts: DeskListenerParts): LineListener {
  const { isOurs, line, letGo, fail, logFailure } = parts
  const { view, show, put, showLevel } = parts.shown
  const whileOurs =
    <Args extends readonly unknown[]>(react: (...args: Args) => void) =>
    (...args: Args) => {
      if (isOurs()) react(...args)
    }
  return {
    onStarted: whileOurs(() => {
      put('started')
      for (const text of view().unsaid) line()?.type(text)
    }),
    onEnded: whileOurs(() => {
      letGo()
      put('ended')
    }),
    onFailed: whileOurs(fail),
    onNotice: whileOurs((notice) => show({ notice })),
    onLost: whileOurs((error) => {
      // A call that nobody was in yet is a start that failed.
      if (view().state === 'active') show({ notice: 'line-lost' })
      fail(error)
    }),
    onUnheard: whileOurs(logFailure),
    onWords: whileOurs((by, text, isFinal) => {
      const { captions, unsaid } = view()
      const isAwaited = by === 'user' && isFinal && text === unsaid[0]
      show({
        captions: addWords(captions, { by, text, isFinal }),
        unsaid: isAwaited ? unsaid.slice(1) : unsaid,
      })
    }),
    onRefused: whileOurs((refusal) => {
      const [words, ...unsaid] = view().unsaid
      if (words !== undefined) show({ unsaid, refusal, refused: [...view().refused, words] })
    }),
    onPaper: whileOurs((paper) => show({ paper })),
    onAnswerTime: whileOurs((answerTimeMs) => show({ answerTimeMs })),
    onLevel: whileOurs(showLevel),
  }
}
