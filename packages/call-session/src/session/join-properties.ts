import type { Microphone } from '../audio-devices.ts'
import { OptionError } from '../errors/option-error.ts'
import { checkUserData } from '../rules/user-data.ts'

export type JoinProperties = {
  /** Where the call is. */
  readonly url: string
  readonly token?: string
  readonly userName?: string
  readonly userData?: unknown
  /** An open microphone, which the session takes over; true asks for one; false joins without. */
  readonly audioSource?: Microphone | boolean
  readonly startAudioOff?: boolean
  readonly subscribeToTracksAutomatically?: boolean
  readonly [key: string]: unknown
}

type PropertyRule = { readonly help: string; readonly accepts: (value: unknown) => boolean }

export type PropertyRules = Readonly<Record<string, PropertyRule>>

const isString = (value: unknown) => typeof value === 'string'
const isBoolean = (value: unknown) => typeof value === 'boolean'

/** True where a check passes: properties say only their help text, whatever the detail. */
export function passes(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** What a voice call needs. Sessions that need more are given `allPropertyRules`. */
export const voicePropertyRules: PropertyRules = {
  url: { help: 'url should be a string', accepts: isString },
  token: { help: 'token should be a string', accepts: isString },
  userName: { help: 'userName should be a string', accepts: isString },
  userData: {
    help: 'invalid userData type provided',
    accepts: (value) => passes(() => checkUserData(value)),
  },
  audioSource: {
    help: 'audioSource should be a microphone or a boolean',
    accepts: (value) => isBoolean(value) || (typeof value === 'object' && value !== null),
  },
  startAudioOff: { help: 'startAudioOff should be a boolean', accepts: isBoolean },
  subscribeToTracksAutomatically: {
    help: 'subscribeToTracksAutomatically should be a boolean',
    accepts: isBoolean,
  },
}

/** Refuses a property nobody knows and a value its rule does not take; one that is undefined is judged too. */
export function checkProperties(properties: JoinProperties, rules: PropertyRules): void {
  for (const [key, value] of Object.entries(properties)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
    if (!rule) throw new OptionError('property/known', `unrecognized property '${key}'`)
    if (!rule.accepts(value)) {
      throw new OptionError(`property/${key}`, `property '${key}': ${rule.help}`)
    }
  }
}
