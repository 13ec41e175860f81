// https://www.postgresql.org/docs/current/errcodes-appendix.html: classes by their first two characters.
const unavailableClasses: Readonly<Record<string, string>> = {
  '08': 'no connection',
  '25': 'read-only',
  '53': 'out of disk, memory or connections',
  '55': 'locked',
  '57': 'stopped or too slow',
  '58': 'disk error',
}

// Of the client library and of the operating system.
const connectionCodes = /^(?:CONNECT|CONNECTION|E[A-Z]+|SASL)/

/** Why the database cannot be used for now, or nothing when the fault is of another kind. */
export function unavailableReason(error: unknown): string | undefined {
  const { code = '' } = error as { code?: string }
  if (code.length === 5 && /^\d/.test(code)) return unavailableClasses[code.slice(0, 2)]
  return connectionCodes.test(code) ? `no connection, ${code}` : undefined
}
