import { callLimits } from '@nightdesk/contracts'
import { keep, OptionError } from '../errors/option-error.ts'
import { isBag, isOneOf, optionsIn } from './kinds.ts'

export type SessionData = {
  readonly data: Readonly<Record<string, unknown>>
  readonly mergeStrategy?: 'replace' | 'shallow-merge'
}

export function checkSessionData(options: SessionData): void {
  const { data, mergeStrategy = 'replace' } = optionsIn(options)
  keep(isBag(data), 'session-data/form', 'Meeting session data must be a plain (map-like) object')
  const length = lengthAsJson(data)
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

function lengthAsJson(data: object): number {
  try {
    return JSON.stringify(data).length
  } catch (error) {
    const why = `Meeting session data must be serializable to JSON: ${String(error)}`
    throw new OptionError('session-data/json', why)
  }
}
