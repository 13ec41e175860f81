import { ConfigError, type Config } from '@nightdesk/config'

import { SiteError } from './static/site-error.ts'

type ListenError = Error & { code?: string }

const reasons: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use: stop what listens there or set PORT to another number.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be opened by this user: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine: set HOST to another.`,
  ENOTFOUND: ({ host }) => `${host} is not a known host: set HOST to another.`,
}

/** What to tell the person who started it: lines without a stack, each with a way out. */
export function explainStartFailure(error: unknown, config?: Config): readonly string[] {
  if (error instanceof ConfigError) return error.problems
  if (error instanceof SiteError) return [error.message]

  const { code = '', message } = error as ListenError
  const reason = config && reasons[code]
  return [reason ? reason(config) : `The server could not start: ${message}`]
}
