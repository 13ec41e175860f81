import { CallFatalError, MediaError, type MediaErrorType } from '@nightdesk/call-session'

/** What went wrong, as far as a page would act on it differently. */
export type VoiceErrorKind =
  /** Neither an assistant nor a squad was named. */
  | 'invalid-start'
  /** There is no microphone, or not any more; `media` says why. */
  | 'microphone'
  /** The provider answered, and not with a call; `status` and `body` say what. */
  | 'refused'
  /** The provider cannot be reached, or not any more. */
  | 'connection'
  /** The provider put the visitor out of the call. */
  | 'ejected'
  /** A method that needs a call was used without one. */
  | 'no-call'
  | 'unknown'

/** Where it went wrong. */
export type VoiceStage = 'start' | 'microphone' | 'key' | 'create' | 'join' | 'call'

export type VoiceErrorFacts = {
  readonly stage: VoiceStage
  readonly media?: MediaErrorType
  readonly status?: number
  readonly body?: unknown
  readonly cause?: unknown
}

/** The one shape of everything that goes wrong with a call. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError'
  readonly kind: VoiceErrorKind
  readonly stage: VoiceStage
  readonly media: MediaErrorType | undefined
  readonly status: number | undefined
  readonly body: unknown

  constructor(kind: VoiceErrorKind, message: string, facts: VoiceErrorFacts) {
    super(message, { cause: facts.cause })
    this.kind = kind
    this.stage = facts.stage
    this.media = facts.media
    this.status = facts.status
    this.body = facts.body
  }
}

/** Whatever was thrown at a stage. */
export function toVoiceError(error: unknown, stage: VoiceStage): VoiceError {
  if (error instanceof VoiceError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof MediaError) {
    return new VoiceError('microphone', message, { stage, media: error.type, cause: error })
  }
  if (!(error instanceof CallFatalError)) {
    return new VoiceError('unknown', message, { stage, cause: error })
  }
  const { status } = error.details
  const facts = { stage, cause: error, ...(status !== undefined && { status }) }
  return new VoiceError(kindOfFatal(error), message, facts)
}

function kindOfFatal({ type }: CallFatalError): VoiceErrorKind {
  if (type === 'connection-error') return 'connection'
  return type === 'ejected' ? 'ejected' : 'refused'
}
