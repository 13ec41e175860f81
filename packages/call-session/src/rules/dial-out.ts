import { callLimits } from '@nightdesk/contracts'
import { keep as keepRule } from '../errors/option-error.ts'
import { isBag, isOneOf, optionsIn } from './kinds.ts'

export type DialOutOptions = {
  readonly sipUri?: string
  readonly phoneNumber?: string
  readonly video?: boolean
  readonly codecs?: {
    readonly audio?: readonly ('OPUS' | 'PCMU' | 'PCMA' | 'G722')[]
    readonly video?: readonly ('H264' | 'VP8')[]
  }
  readonly callerId?: string
  readonly displayName?: string
  readonly userId?: string
}

// ITU-T E.164: a country code that does not begin with 0, fifteen digits at most.
const e164 = /^\+[1-9]\d{1,14}$/

function keep(isKept: boolean, rule: string, text: string): asserts isKept {
  keepRule(isKept, `dial-out/${rule}`, `Error starting dial out: ${text}`)
}

/** Exactly one of sipUri and phoneNumber is given; each allows other options beside it. */
export function checkDialOut(options: DialOutOptions): void {
  const { sipUri, phoneNumber, codecs, displayName, userId, callerId } = optionsIn(options)
  keep(
    Boolean(sipUri) || Boolean(phoneNumber),
    'one-target',
    'either a sip uri or phone number must be provided',
  )
  keep(
    !sipUri || !phoneNumber,
    'one-target',
    'only one of sip uri or phone number must be provided',
  )
  if (sipUri) checkSip(options)
  else checkPhone(phoneNumber)
  keep(isOptionalString(callerId), 'caller-id', 'callerId must be a string')
  if (isBag(codecs)) checkCodecs('audio', codecs.audio, ['OPUS', 'PCMU', 'PCMA', 'G722'])
  checkLength('displayName', displayName, callLimits.displayNameCharacters - 1)
  checkLength('userId', userId, callLimits.userIdCharacters)
}

function checkSip({ sipUri, video, codecs, callerId }: DialOutOptions): void {
  keep(typeof sipUri === 'string', 'sip-uri', 'sipUri must be a string')
  keep(sipUri.startsWith('sip:'), 'sip-uri', "Invalid SIP URI, must start with 'sip:'")
  keep(!video || typeof video === 'boolean', 'video', 'video must be a boolean value')
  keep(callerId === undefined, 'caller-id', 'callerId not allowed with sipUri')
  if (isBag(codecs)) checkCodecs('video', codecs.video, ['H264', 'VP8'])
}

function checkPhone(phoneNumber: unknown): void {
  keep(typeof phoneNumber === 'string', 'phone-number', 'phoneNumber must be a string')
  keep(
    e164.test(phoneNumber),
    'phone-number',
    'Invalid phone number, must be valid phone number as per E.164',
  )
}

function checkCodecs(kind: 'audio' | 'video', codecs: unknown, allowed: readonly string[]): void {
  if (codecs === undefined) return
  const rule = `${kind}-codecs`
  keep(Array.isArray(codecs), rule, `${kind} codec must be an array`)
  keep(codecs.length > 0, rule, `${kind} codec array specified but empty`)
  const list = kind === 'audio' ? `one of ${allowed.join(', ')}` : allowed.join(' or ')
  for (const codec of codecs as readonly unknown[]) {
    keep(typeof codec === 'string', rule, `${kind} codec must be a string`)
    keep(isOneOf(codec, allowed), rule, `${kind} codec must be ${list}`)
  }
}

function checkLength(key: 'displayName' | 'userId', value: unknown, max: number): void {
  if (value === undefined) return
  const rule = key === 'displayName' ? 'display-name' : 'user-id'
  keep(typeof value === 'string', rule, `${key} must be a string`)
  const limit = key === 'displayName' ? `less than ${max + 1}` : `less than or equal to ${max}`
  keep(value.length <= max, rule, `${key} length must be ${limit}`)
}

function isOptionalString(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}
