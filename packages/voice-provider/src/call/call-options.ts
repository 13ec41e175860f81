import type { SpokenBy } from '../call-meter.ts'
import type { CallSpan, Clause, Conversation } from '../conversation.ts'
import type { OpenEar } from '../hearing/ear.ts'
import type { MediaLine } from '../media/media-line.ts'
import type { SpeechToText } from '../speech/speech-to-text.ts'
import type { CallLimits } from './call-limits.ts'
import type { CallWatch } from './call-tally.ts'
import type { ClauseVoice } from './clause-voice.ts'
import type { EndReason } from './end-reason.ts'
import type { DoTool } from './noted-tools.ts'

/** What a call is made of. */
export type CallOptions = {
  /** Who talks with the caller, until the span of the call is over. */
  readonly openConversation: (span: CallSpan) => Conversation
  readonly line: Pick<MediaLine, 'sendOpus' | 'sendText'>
  readonly openEar: OpenEar
  readonly transcribe: SpeechToText['transcribe']
  /** The voice of the call, until the signal says that it is over. */
  readonly openVoice: (signal: AbortSignal) => ClauseVoice
  /** What it says this with. */
  readonly voiceOf: (clause: Clause) => SpokenBy
  readonly limits: CallLimits
  readonly now: () => number
  /** Whether the page may put words into the receptionist's mouth. */
  readonly canDirect: boolean
  readonly onTool: DoTool
  readonly watch: CallWatch
  readonly onEnded: (reason: EndReason) => void
  readonly onFault: (error: unknown) => void
}
