import { callLimits } from '@nightdesk/contracts'
import { keep, OptionError } from '../errors/option-error.ts'

/** User data has at most 4096 characters and is serializable as JSON. Text counts as it is. */
export function checkUserData(userData: unknown): void {
  if (userData === undefined) return
  const { length } = typeof userData === 'string' ? userData : toJson(userData)
  keep(
    length <= callLimits.userDataCharacters,
    'user-data/size',
    `userData is too large (${length} characters). Maximum size suppported is ${callLimits.userDataCharacters}.`,
  )
}

function toJson(userData: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(userData)
    if (text !== undefined) return text
  } catch (error) {
    throw notSerializable(String(error))
  }
  throw notSerializable(`a ${typeof userData} has no JSON`)
}

function notSerializable(why: string): OptionError {
  return new OptionError('user-data/json', `userData must be serializable to JSON: ${why}`)
}
