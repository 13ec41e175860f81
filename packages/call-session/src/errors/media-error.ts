/** Why there is no microphone. */
export const mediaErrorTypes = [
  'mic-in-use',
  'cam-in-use',
  'cam-mic-in-use',
  'permissions',
  'undefined-mediadevices',
  'not-found',
  'constraints',
  'unknown',
] as const

export type MediaErrorType = (typeof mediaErrorTypes)[number]

export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly type: MediaErrorType

  constructor(type: MediaErrorType, message: string, cause?: unknown) {
    super(message, { cause })
    this.type = type
  }
}

/** A microphone that was open: unplugged, or its permission withdrawn. Browsers do not say which. */
export function lostMicrophone(): MediaError {
  return new MediaError('unknown', 'The microphone was lost.')
}

const byName: Readonly<Record<string, MediaErrorType>> = {
  NotAllowedError: 'permissions',
  SecurityError: 'permissions',
  NotFoundError: 'not-found',
  NotReadableError: 'mic-in-use',
  AbortError: 'mic-in-use',
  OverconstrainedError: 'constraints',
  TypeError: 'constraints',
}

/** What a browser threw when it was asked for a microphone. */
export function toMediaError(error: unknown): MediaError {
  if (error instanceof MediaError) return error
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  const type = Object.hasOwn(byName, name) ? byName[name] : undefined
  return new MediaError(type ?? 'unknown', message, error)
}
