import { callLimits } from '@nightdesk/contracts'
import { keep } from '../errors/option-error.ts'
import { isBag, isOneOf } from './kinds.ts'

export type SessionData = {
  readonly data: Readonly<Record<string, unknown>>
  readonly mergeStrategy?: 'replace' | 'shallow-merge'
}

export function checkSessionData({ data, mergeStrategy = 'replace' }: SessionData): void {
  keep(isBag(data), 'session-data/form', 'Meeting session data must be a plain (map-like) object')
  const { length } = JSON.stringify(data)
  keep(
    length <= callLimits.sessionDataCharacters,
    'session-data/size',
    `Meeting session data is too large (${length} characters). Maximum size suppported is ${callLimits.sessionDataCharacters}.`,
  )
  keep(
    isOneOf(mergeStrategy, ['replace', 'shallow-merge']),
    'session-data/merge',
    'Unrecognized mergeStrategy provided. Options are: [replace,shallow-merge]',
  )
}
