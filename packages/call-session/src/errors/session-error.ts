/** What can be wrong with a use of the call session. */
export type SessionErrorKind =
  | 'use-after-destroy'
  | 'only-after-join'
  | 'not-after-join'
  | 'needs-initialized-call'
  | 'test-in-progress'
  | 'call-object-only'
  | 'prebuilt-only'
  | 'not-in-mobile-runtime'
  | 'only-in-mobile-runtime'
  | 'invalid-property'
  | 'already-joined'
  | 'left-while-joining'
  | 'message-too-large'
  | 'not-supported-by-transport'

export class CallSessionError extends Error {
  override readonly name: string = 'CallSessionError'
  readonly kind: SessionErrorKind

  constructor(kind: SessionErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** The fixed texts; those about a method begin with its name. */
export const sessionErrorTexts: {
  readonly [Kind in Exclude<SessionErrorKind, 'invalid-property' | 'message-too-large'>]: (
    method: string,
  ) => string
} = {
  'use-after-destroy': () => 'Use after destroy',
  'only-after-join': (method) => `${method} only supported after join.`,
  'not-after-join': (method) => `${method} not supported after joining a meeting.`,
  'needs-initialized-call': (method) =>
    `${method} requires preAuth(), startCamera(), or join() to initialize call state.`,
  'test-in-progress': (method) =>
    `A pre-call quality test is in progress. Please try ${method} again once testing has completed. Use stopTestCallQuality() to end it early.`,
  'call-object-only': (method) => `${method} is only supported on custom callObject instances`,
  'prebuilt-only': (method) => `${method} is only supported as part of Daily's Prebuilt`,
  'not-in-mobile-runtime': () => 'This daily-js method is not currently supported in React Native',
  'only-in-mobile-runtime': () => 'This daily-js method is only supported in React Native',
  'already-joined': () => 'already joined meeting, call leave() before joining again',
  'left-while-joining': () => 'left before the call was joined',
  'not-supported-by-transport': (method) => `${method} is not supported by this transport`,
}

export function sessionError(
  kind: keyof typeof sessionErrorTexts,
  method = 'This method',
): CallSessionError {
  return new CallSessionError(kind, sessionErrorTexts[kind](method))
}
