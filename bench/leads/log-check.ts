import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFile } from './lead-server.ts'

export type LogCheck = {
  readonly lines: number
  /** Lines with anything a visitor of these runs wrote. */
  readonly hits: number
  /** Lines that are not one event of ours: something broke out of its line. */
  readonly strays: number
}

// What `numberedForm` and the malformed bodies put into every field.
const traces =
  /clinic\.example|Visitor \d|Message \d|Ada Moss|555-?0134|Another message|<script|Bcc|%0d%0a/

/** Reads every log that the servers of this benchmark have written. */
export function checkLogs(root: string): LogCheck {
  const lines = globSync(`**/${logFile}`, { cwd: root })
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
  return {
    lines: lines.length,
    hits: lines.filter((line) => traces.test(line)).length,
    strays: lines.filter((line) => !isEvent(line)).length,
  }
}

function isEvent(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { level?: unknown }).level === 'string'
  } catch {
    return false
  }
}
