import { exitCode, runQuietly, startChild, type Finished } from '../process/children.ts'
import { environmentInside, insideRoot, signalInside, type Inside } from './enter-root.ts'

export type RunningInside = {
  readonly isOver: () => boolean
  /** Sends the signal, unless it has ended, and resolves to the exit code. */
  stop(signal: NodeJS.Signals): Promise<number>
}

/** Runs a command inside to its end. */
export function runInside(
  inside: Inside,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return runQuietly(insideRoot(inside, command), { env: environmentInside(env) })
}

/** Starts a server inside; its log goes nowhere, its failures to the terminal. */
export function startInside(
  inside: Inside,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningInside {
  const child = startChild(insideRoot(inside, command), { env: environmentInside(env) }, [
    'ignore',
    'ignore',
    'inherit',
  ])
  const ended = exitCode(child)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    isOver,
    stop(signal) {
      if (!isOver()) signalInside(child, signal)
      return ended
    },
  }
}
