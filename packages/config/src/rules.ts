import { z } from 'zod'

import type { ConfigName } from './config-keys.ts'
import * as shapes from './shapes.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

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
  readonly LEAD_RETENTION_DAYS: Rule<number>
} & { readonly [Name in Exclude<ConfigName, NotText>]: Rule<string> }

type NotText =
  | 'PORT'
  | 'LOG_LEVEL'
  | 'TRUST_PROXY'
  | 'METRICS'
  | 'CONTACT_RATE_PER_MINUTE'
  | 'LEAD_RETENTION_DAYS'

const highestPort = 65535
const highestRate = 1_000_000
const highestRetentionDays = 36_500
const fewestSecretCharacters = 16

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
  METRICS: { allowed: 'on or off', schema: shapes.onOrOff },
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
  CONTACT_RATE_PER_MINUTE: {
    allowed: `a whole number from 1 to ${highestRate}`,
    schema: shapes.wholeNumber(1, highestRate),
  },
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
  LEAD_RETENTION_DAYS: {
    allowed: `a whole number from 1 to ${highestRetentionDays}`,
    schema: shapes.wholeNumber(1, highestRetentionDays),
  },
}

/** Settings that mean nothing without each other. */
export const pairs: readonly (readonly [ConfigName, ConfigName])[] = [
  ['SMTP_URL', 'CONTACT_TO'],
  ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
]
