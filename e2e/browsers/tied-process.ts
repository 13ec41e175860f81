import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** Reads nothing, but its input ends with whoever holds the other end; then everything it started ends as well. */
const tie = '"$@" & cat >/dev/null; kill -KILL 0'

export type TiedProcess = {
  /** The first line that matches, or an error with all there was when it ends or takes too long. */
  lineLike(pattern: RegExp): Promise<RegExpExecArray>
  /** Whatever it has said since this was last asked. */
  takeLines(): readonly string[]
  /** Ends it, and whatever it has started. */
  stop(): Promise<void>
}

/** A browser starts slowly on a machine that is busy otherwise. */
const patienceMs = 50_000

/** A program that cannot outlive us, however we end: browsers leave no processes behind. */
export function startTied(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): TiedProcess {
  const child = spawn('sh', ['-c', tie, 'sh', ...command], {
    // A group of its own, so that one signal reaches all of it.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const lines = readLines(child)
  return {
    lineLike: (pattern) => lines.find(pattern, `${command[0]} never said ${pattern}`),
    takeLines: () => lines.seen.splice(0),
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

function readLines(child: ChildProcessByStdio<Writable, Readable, Readable>) {
  const seen: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      seen.push(line)
      for (const listen of listeners) listen(line)
    })
  }
  const find = async (pattern: RegExp, complaint: string): Promise<RegExpExecArray> => {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>()
    const listen = (line: string) => {
      const match = pattern.exec(line)
      if (match) resolve(match)
    }
    const timer = setTimeout(() => reject(new Error([complaint, ...seen].join('\n'))), patienceMs)
    listeners.add(listen)
    seen.forEach(listen)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      listeners.delete(listen)
    }
  }
  return { find, seen }
}
