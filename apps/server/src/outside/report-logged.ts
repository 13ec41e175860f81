import type { ErrorReporter } from './error-reporter.ts'

const errorLevel = 50
const fatalLevel = 60

type LogMethod = (this: unknown, ...line: unknown[]) => void

/** Hooks of the log: whatever is logged as an error with its cause is reported too, wherever it happened. */
export function reportLogged({ capture }: ErrorReporter) {
  return {
    logMethod(this: unknown, line: unknown[], write: LogMethod, level: number): void {
      const error = level >= errorLevel && causeOf(line[0])
      if (error) capture(error, level >= fatalLevel ? 'fatal' : 'error')
      write.apply(this, line)
    },
  }
}

function causeOf(fields: unknown): unknown {
  return typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined
}
