/** What ends a call or keeps it from beginning. */
export const fatalErrorTypes = [
  'connection-error',
  'ejected',
  'end-of-life',
  'exp-room',
  'exp-token',
  'nbf-room',
  'nbf-token',
  'meeting-full',
  'not-allowed',
  'no-room',
] as const

export type FatalErrorType = (typeof fatalErrorTypes)[number]

/** Where a connection failed. */
export type ConnectionStage = 'load' | 'join' | 'reconnect' | 'rtc-connection' | 'room-lookup'

export type FatalErrorDetails = {
  readonly on?: ConnectionStage
  /** Where an HTTP answer or a close code said so. */
  readonly status?: number
}

export class CallFatalError extends Error {
  override readonly name = 'CallFatalError'
  readonly type: FatalErrorType
  readonly details: FatalErrorDetails

  constructor(
    type: FatalErrorType,
    message: string,
    { cause, ...details }: FatalErrorDetails & { readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.type = type
    this.details = details
  }
}

const byStatus: Readonly<Record<number, FatalErrorType>> = {
  401: 'not-allowed',
  403: 'not-allowed',
  404: 'no-room',
  410: 'exp-room',
  425: 'nbf-room',
  429: 'meeting-full',
}

/** What an HTTP answer, or the WebSocket close code made from it (4000 more), says about a call. */
export function fatalErrorFromStatus(status: number, on: ConnectionStage): CallFatalError {
  const type = byStatus[status] ?? 'connection-error'
  return new CallFatalError(type, `The provider answered ${status}.`, { on, status })
}

/** Whatever a transport threw, as the one kind of error a call fails with. */
export function toFatalError(error: unknown, on: ConnectionStage): CallFatalError {
  if (error instanceof CallFatalError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new CallFatalError('connection-error', message, { on, cause: error })
}
