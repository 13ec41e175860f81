import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { exitCode, startChild, stopSignal } from '../process/children.ts'
import { readableLine } from './readable-log.ts'

const settleMs = 100

type Options = {
  readonly command: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

export type RestartingServer = {
  readonly isOver: () => boolean
  /** Ends the running process and starts another; several calls in a row are one. */
  restart(reason: string): void
}

/** A server that is started again on demand. One that dies waits for the next demand: its code is being written. */
export function startRestartingServer({ command, env, say }: Options): RestartingServer {
  let child = start()
  let waiting: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = startChild(command, { env }, ['ignore', 'pipe', 'inherit'])
    if (started.stdout) {
      createInterface(started.stdout).on('line', (line) => say(readableLine(line)))
    }
    void tellEnd(started)
    return started
  }

  async function tellEnd(started: ChildProcess): Promise<void> {
    const code = await exitCode(started)
    if (code !== 0 && started === child && !stopSignal.aborted) {
      say(`The server ended with code ${code}: it starts again at the next change.`)
    }
  }

  async function replace(reason: string): Promise<void> {
    say(`${reason} changed: the server starts again.`)
    const ended = hasEnded(child) ? undefined : exitCode(child)
    child.kill('SIGTERM')
    await ended
    if (!stopSignal.aborted) child = start()
  }

  return {
    isOver: () => hasEnded(child),
    restart(reason) {
      clearTimeout(waiting)
      waiting = setTimeout(() => void replace(reason), settleMs)
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
