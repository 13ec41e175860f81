import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { rootDir } from '../project/paths.ts'
import { PlainError } from './plain-error.ts'

const patienceMs = 10_000

export type ChildOptions = {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

export type Finished = { readonly code: number; readonly output: string }

const running = new Set<ChildProcess>()
const stop = new AbortController()

/** Aborted when the run is to end: for waits that nobody needs any longer. */
export const stopSignal = stop.signal

/**
 * Starts a program that ends with us: `stopChildren` reaches it, and after that nothing starts any more. Its output
 * goes to the terminal.
 */
export function startChild(
  [file = '', ...args]: readonly string[],
  options: ChildOptions = {},
  stdio: StdioOptions = ['ignore', 'inherit', 'inherit'],
): ChildProcess {
  assertNotStopping()
  const child = spawn(file, args, { cwd: rootDir, ...options, stdio })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Throws when the run is to end: for work that would go on to the next thing. */
export function assertNotStopping(): void {
  if (stopSignal.aborted) throw new PlainError('Stopped.')
}

/** Runs a program to its end and keeps what it printed, for showing only when it matters. */
export async function runQuietly(
  command: readonly string[],
  options: ChildOptions = {},
): Promise<Finished> {
  const child = startChild(command, options, ['ignore', 'pipe', 'pipe'])
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await exitCode(child)
  return { code, output: Buffer.concat(chunks).toString() }
}

/** The child's exit code, in a shell's manner when a signal ended it; a program that cannot start counts as 127. */
export async function exitCode(child: ChildProcess): Promise<number> {
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    return code ?? 128 + (signal ? constants.signals[signal] : 0)
  } catch {
    return 127
  }
}

/**
 * Interrupts every running child once and waits for all of them; who does not listen is killed. It is always
 * SIGINT: Playwright takes its servers and browsers down at no other signal.
 */
export async function stopChildren(): Promise<void> {
  stop.abort()
  const ending = [...running].map((child) => exitCode(child))
  for (const child of running) child.kill('SIGINT')
  const kill = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), patienceMs)
  await Promise.all(ending)
  clearTimeout(kill)
}
