type LogLine = Readonly<Record<string, unknown>> & {
  readonly level: string
  readonly time: number
  readonly msg: string
}

/** A line of the server's log for a person to read; a line that is not one of the log stays as it is. */
export function readableLine(text: string): string {
  const line = parse(text)
  if (!line) return text
  const { level, time, msg, reqId: _reqId, err, ...rest } = line
  const clock = new Date(time).toTimeString().slice(0, 8)
  return `${clock} ${level.padEnd(5)} ${describe(msg, rest)}${describeError(err)}`
}

function parse(text: string): LogLine | undefined {
  try {
    const line = JSON.parse(text) as Partial<LogLine> | null
    const isLogLine = typeof line?.level === 'string' && typeof line.time === 'number'
    return isLogLine ? ({ msg: '', ...line } as LogLine) : undefined
  } catch {
    return undefined
  }
}

function describe(msg: string, rest: Readonly<Record<string, unknown>>): string {
  if (msg !== 'request') return [msg, ...pairs(rest)].join(' ')
  const { method, path, status, ms, ...more } = rest
  return [method, path, status, `${String(ms)} ms`, ...pairs(more)].join(' ')
}

function pairs(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).map(([key, value]) => `${key}=${asText(value)}`)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function describeError(err: unknown): string {
  if (typeof err !== 'object' || err === null) return ''
  const { stack, message } = err as { stack?: string; message?: string }
  return `\n${stack || message || asText(err)}`
}
