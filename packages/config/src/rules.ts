import { z } from 'zod'

const highestPort = 65535
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

type Rule<Value> = {
  /** Completes the sentence "PORT must be …". */
  readonly allowed: string
  readonly schema: z.ZodType<Value, string>
}

type Rules = {
  readonly PORT: Rule<number>
  readonly HOST: Rule<string>
  readonly PUBLIC_URL: Rule<string>
  readonly LOG_LEVEL: Rule<LogLevel>
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= highestPort)

// What zod's own URL check would take besides: paths, queries, credentials, spaces around it.
const originOnly = /^https?:\/\/[^\s/?#@\\]+\/?$/i

const publicUrl = z
  .string()
  .regex(originOnly)
  .pipe(z.url({ normalize: true }))
  .transform((href) => href.replace(/\/$/, ''))

/** One rule for each key: what it takes, and how that is said to the person who set it. */
export const rules: Rules = {
  PORT: { allowed: `a whole number from 0 to ${highestPort}`, schema: port },
  HOST: { allowed: 'an IP address or a host name', schema: z.string().regex(/^[\w.:%-]+$/) },
  PUBLIC_URL: {
    allowed: 'an http or https address without a path, such as https://www.example.com',
    schema: publicUrl,
  },
  LOG_LEVEL: { allowed: `one of ${logLevels.join(', ')}`, schema: z.enum(logLevels) },
}
