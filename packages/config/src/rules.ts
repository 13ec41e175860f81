import { z } from 'zod'

import type { ConfigName } from './config-keys.ts'
import * as shapes from './shapes.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

const voiceProviders = ['embedded', 'hosted', 'off'] as const

export type VoiceProviderKind = (typeof voiceProviders)[number]

type Rule<Value> = {
  /** Completes the sentence "PORT must be …". */
  readonly allowed: string
  readonly schema: z.ZodType<Value, string>
  /** How it may be shown; without it, as it stands. A wrong value of such a setting is never repeated. */
  readonly mask?: (value: string) => string
}

type Rules = {
  readonly PORT: Rule<number>
  readonly LOG_LEVEL: Rule<LogLevel>
  readonly TRUST_PROXY: Rule<readonly string[]>
  readonly METRICS: Rule<boolean>
  readonly CONTACT_RATE_PER_MINUTE: Rule<number>
  readonly CONTACT_RATE_PER_HOUR: Rule<number>
  readonly CONTACT_RATE_PER_DAY: Rule<number>
  readonly CONTACT_PROOF_AFTER: Rule<number>
  readonly LEAD_RECEIPTS: Rule<boolean>
  readonly LEAD_PROBE: Rule<boolean>
  readonly LEAD_SILENCE_DAYS: Rule<number>
  readonly LEAD_RETENTION_DAYS: Rule<number>
  readonly VOICE_PROVIDER: Rule<VoiceProviderKind>
  readonly VOICE_MEDIA_ORIGINS: Rule<readonly string[]>
  readonly VOICE_WIDGET: Rule<boolean>
  readonly VOICE_WIDGET_ORIGINS: Rule<readonly string[]>
  readonly VOICE_MAX_CALLS: Rule<number>
  readonly VOICE_CALLS_PER_ADDRESS: Rule<number>
  readonly VOICE_CALLS_PER_HOUR: Rule<number>
  readonly VOICE_CALLS_PER_DAY: Rule<number>
  readonly VOICE_CALL_SECONDS: Rule<number>
  readonly VOICE_SILENCE_SECONDS: Rule<number>
  readonly VOICE_UDP_PORT: Rule<number>
  readonly LLM_REQUESTS_PER_CALL: Rule<number>
  readonly LLM_REQUESTS_PER_DAY: Rule<number>
} & { readonly [Name in Exclude<ConfigName, NotText>]: Rule<string> }

type NotText =
  | 'PORT'
  | 'LOG_LEVEL'
  | 'TRUST_PROXY'
  | 'METRICS'
  | 'CONTACT_RATE_PER_MINUTE'
  | 'CONTACT_RATE_PER_HOUR'
  | 'CONTACT_RATE_PER_DAY'
  | 'CONTACT_PROOF_AFTER'
  | 'LEAD_RECEIPTS'
  | 'LEAD_PROBE'
  | 'LEAD_SILENCE_DAYS'
  | 'LEAD_RETENTION_DAYS'
  | 'VOICE_PROVIDER'
  | 'VOICE_MEDIA_ORIGINS'
  | 'VOICE_WIDGET'
  | 'VOICE_WIDGET_ORIGINS'
  | 'VOICE_MAX_CALLS'
  | 'VOICE_CALLS_PER_ADDRESS'
  | 'VOICE_CALLS_PER_HOUR'
  | 'VOICE_CALLS_PER_DAY'
  | 'VOICE_CALL_SECONDS'
  | 'VOICE_SILENCE_SECONDS'
  | 'VOICE_UDP_PORT'
  | 'LLM_REQUESTS_PER_CALL'
  | 'LLM_REQUESTS_PER_DAY'

const highestPort = 65535
const highestRate = 1_000_000
const highestSilenceDays = 365
const highestRetentionDays = 36_500
const fewestSecretCharacters = 16
const mostCallsAtOnce = 1_000
const shortestCallSeconds = 10
const longestCallSeconds = 3_600
const shortestSilenceSeconds = 5
const longestSilenceSeconds = 600

const name: Rule<string> = {
  allowed: 'a text without spaces',
  schema: z.string().regex(/^\S{1,256}$/),
}
const onOrOff: Rule<boolean> = { allowed: 'on or off', schema: shapes.onOrOff }
const callsAtOnce: Rule<number> = {
  allowed: `a whole number from 1 to ${mostCallsAtOnce}`,
  schema: shapes.wholeNumber(1, mostCallsAtOnce),
}

const rate: Rule<number> = {
  allowed: `a whole number from 1 to ${highestRate}`,
  schema: shapes.wholeNumber(1, highestRate),
}
const outside: Rule<string> = {
  allowed: 'an https address; http only for this machine, such as http://localhost:8080',
  schema: shapes.outsideAddress,
}
const engine: Rule<string> = {
  allowed: 'an http or https address',
  schema: shapes.address(['http:', 'https:']),
  mask: shapes.maskCredentials,
}

/** One rule for each key: what it takes, and how that is said to the person who set it. */
export const rules: Rules = {
  PORT: {
    allowed: `a whole number from 0 to ${highestPort}`,
    schema: shapes.wholeNumber(0, highestPort),
  },
  HOST: { allowed: 'an IP address or a host name', schema: z.string().regex(/^[\w.:%-]+$/) },
  PUBLIC_URL: {
    allowed: 'an http or https address without a path, such as https://www.example.com',
    schema: shapes.origin,
  },
  LOG_LEVEL: { allowed: `one of ${logLevels.join(', ')}`, schema: z.enum(logLevels) },
  TRUST_PROXY: {
    allowed: 'off, or IP addresses and ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
    schema: shapes.addressList,
  },
  METRICS: onOrOff,
  DATA_DIR: { allowed: 'the path of a folder', schema: z.string().regex(/^[^\0\n\r]+$/) },
  DATABASE_URL: {
    allowed: 'an address such as postgres://user:password@host/database',
    schema: shapes.address(['postgres:', 'postgresql:']),
    mask: shapes.maskCredentials,
  },
  CONTACT_FORM_ENDPOINT: {
    allowed: 'a path such as /api/contact, or an https address',
    schema: shapes.pathOrHttps,
  },
  CONTACT_RATE_PER_MINUTE: rate,
  CONTACT_RATE_PER_HOUR: rate,
  CONTACT_RATE_PER_DAY: rate,
  CONTACT_PROOF_AFTER: rate,
  CONTACT_TO: { allowed: 'one e-mail address', schema: shapes.email },
  SMTP_URL: {
    allowed: 'an address such as smtps://user:password@mail.example.com',
    schema: shapes.address(['smtp:', 'smtps:']),
    mask: shapes.maskCredentials,
  },
  LEAD_WEBHOOK_URL: {
    allowed: 'an http or https address',
    schema: shapes.address(['http:', 'https:']),
    mask: shapes.maskPath,
  },
  LEAD_WEBHOOK_SECRET: {
    allowed: `a text of at least ${fewestSecretCharacters} characters`,
    schema: z.string().min(fewestSecretCharacters),
    mask: () => '(hidden)',
  },
  LEAD_RECEIPTS: onOrOff,
  LEAD_PROBE: onOrOff,
  LEAD_SILENCE_DAYS: {
    allowed: `off, or a whole number from 1 to ${highestSilenceDays}`,
    schema: shapes.neverOr(shapes.wholeNumber(1, highestSilenceDays)),
  },
  LEAD_RETENTION_DAYS: {
    allowed: `a whole number from 1 to ${highestRetentionDays}`,
    schema: shapes.wholeNumber(1, highestRetentionDays),
  },
  VOICE_PROVIDER: {
    allowed: `one of ${voiceProviders.join(', ')}`,
    schema: z.enum(voiceProviders),
  },
  VOICE_API_URL: outside,
  VOICE_PUBLIC_KEY: name,
  VOICE_ASSISTANT_AIR: name,
  VOICE_ASSISTANT_HOTELS: name,
  VOICE_ASSISTANT_TRANSPORTATION: name,
  VOICE_BUNDLE_URL: outside,
  VOICE_MEDIA_ORIGINS: {
    allowed:
      'https and wss addresses without a path, separated by commas, such as https://*.example.com,wss://*.example.com',
    schema: shapes.originList,
  },
  VOICE_WIDGET: onOrOff,
  VOICE_WIDGET_ORIGINS: {
    allowed: 'https addresses without a path, separated by commas, such as https://www.example.com',
    schema: shapes.siteList,
  },
  VOICE_WIDGET_URL: outside,
  VOICE_API_KEY: {
    allowed: `a text of at least ${fewestSecretCharacters} characters`,
    schema: z.string().min(fewestSecretCharacters),
    mask: () => '(hidden)',
  },
  VOICE_MAX_CALLS: callsAtOnce,
  VOICE_CALLS_PER_ADDRESS: callsAtOnce,
  VOICE_CALLS_PER_HOUR: rate,
  VOICE_CALLS_PER_DAY: rate,
  VOICE_CALL_SECONDS: {
    allowed: `a whole number from ${shortestCallSeconds} to ${longestCallSeconds}`,
    schema: shapes.wholeNumber(shortestCallSeconds, longestCallSeconds),
  },
  VOICE_SILENCE_SECONDS: {
    allowed: `a whole number from ${shortestSilenceSeconds} to ${longestSilenceSeconds}`,
    schema: shapes.wholeNumber(shortestSilenceSeconds, longestSilenceSeconds),
  },
  VOICE_UDP_PORT: {
    allowed: `a whole number from 1 to ${highestPort}`,
    schema: shapes.wholeNumber(1, highestPort),
  },
  VOICE_PUBLIC_ADDRESS: { allowed: 'an IP address', schema: shapes.ipAddress },
  STT_URL: engine,
  TTS_URL: engine,
  LLM_URL: engine,
  LLM_MODEL: name,
  LLM_KEY: { ...name, mask: () => '(hidden)' },
  LLM_REQUESTS_PER_CALL: rate,
  LLM_REQUESTS_PER_DAY: rate,
  TAG_MANAGER_ID: {
    allowed: 'an id such as GTM-ABC1234 or G-ABC1234567',
    schema: z.string().regex(/^(?:GTM|G|GT|AW)-[A-Z\d]{4,16}$/),
  },
  TAG_MANAGER_URL: {
    allowed: 'an http or https address without a path, such as https://tags.example.com',
    schema: shapes.origin,
  },
  ERROR_REPORT_DSN: {
    allowed: 'an address such as https://key@errors.example.com/1',
    schema: shapes.dsn,
    mask: shapes.maskCredentials,
  },
  GEO_LOOKUP_URL: {
    allowed: 'a path such as /api/geo, or an http or https address',
    schema: shapes.pathOrAddress,
  },
  GEO_COUNTRY_HEADER: {
    allowed: 'the name of a header, such as CF-IPCountry',
    schema: shapes.headerName,
  },
}

/** Settings that mean nothing without each other. */
export const pairs: readonly (readonly [ConfigName, ConfigName])[] = [
  ['SMTP_URL', 'CONTACT_TO'],
  ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ['LLM_URL', 'LLM_MODEL'],
]

const hostedCall: readonly ConfigName[] = [
  'VOICE_PUBLIC_KEY',
  'VOICE_ASSISTANT_AIR',
  'VOICE_ASSISTANT_HOTELS',
  'VOICE_ASSISTANT_TRANSPORTATION',
]

/** Our own lookup of a visitor's country; it answers from a proxy's header. */
export const ownGeoPath = '/api/geo'

type Need = {
  readonly name: ConfigName
  /** Only this value has the need; without one, every value. */
  readonly value?: string
  readonly needed: ConfigName
}

/** Settings that mean nothing without another, which is of use without them. */
export const needs: readonly Need[] = [
  { name: 'TAG_MANAGER_URL', needed: 'TAG_MANAGER_ID' },
  { name: 'GEO_LOOKUP_URL', value: ownGeoPath, needed: 'GEO_COUNTRY_HEADER' },
  // Anybody can write a header: it counts only from a proxy that is known.
  { name: 'GEO_COUNTRY_HEADER', needed: 'TRUST_PROXY' },
  // The address alone is no sign of calls there: assistants are brought to it before anybody calls.
  { name: 'VOICE_PROVIDER', value: 'hosted', needed: 'VOICE_API_URL' },
  ...hostedCall.map((needed) => ({ name: 'VOICE_PROVIDER', value: 'hosted', needed }) as const),
  { name: 'VOICE_WIDGET_ORIGINS', needed: 'VOICE_WIDGET' },
  { name: 'VOICE_WIDGET_URL', needed: 'VOICE_PUBLIC_KEY' },
  { name: 'VOICE_WIDGET_URL', needed: 'VOICE_ASSISTANT_AIR' },
  // Whoever has them means to be called there, or says that not.
  ...hostedCall.map((name) => ({ name, needed: 'VOICE_PROVIDER' }) as const),
]
