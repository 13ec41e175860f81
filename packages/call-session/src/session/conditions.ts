import { sessionError, type SessionErrorKind } from '../errors/session-error.ts'

/** What must hold before a method may run. */
export type Condition =
  | 'joined'
  | 'not-joined'
  | 'initialized'
  | 'no-test-running'
  | 'call-object'
  | 'prebuilt'
  | 'browser-runtime'
  | 'mobile-runtime'

/** How a session stands when a method is called. */
export type Standing = {
  readonly isJoined: boolean
  readonly isInitialized: boolean
  readonly isTesting: boolean
  readonly isPrebuilt: boolean
  readonly isMobileRuntime: boolean
}

type Rule = {
  readonly holds: (standing: Standing) => boolean
  readonly kind: Exclude<SessionErrorKind, 'invalid-property' | 'message-too-large'>
}

const rules: Readonly<Record<Condition, Rule>> = {
  'browser-runtime': { holds: (it) => !it.isMobileRuntime, kind: 'not-in-mobile-runtime' },
  'mobile-runtime': { holds: (it) => it.isMobileRuntime, kind: 'only-in-mobile-runtime' },
  'call-object': { holds: (it) => !it.isPrebuilt, kind: 'call-object-only' },
  prebuilt: { holds: (it) => it.isPrebuilt, kind: 'prebuilt-only' },
  joined: { holds: (it) => it.isJoined, kind: 'only-after-join' },
  'not-joined': { holds: (it) => !it.isJoined, kind: 'not-after-join' },
  initialized: { holds: (it) => it.isInitialized, kind: 'needs-initialized-call' },
  'no-test-running': { holds: (it) => !it.isTesting, kind: 'test-in-progress' },
}

/** Throws for the first condition that does not hold. */
export function checkConditions(
  method: string,
  needs: readonly Condition[],
  standing: Standing,
): void {
  const broken = needs.find((condition) => !rules[condition].holds(standing))
  if (broken) throw sessionError(rules[broken].kind, method)
}
