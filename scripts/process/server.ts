import type { ChildProcess } from 'node:child_process'
import { pinnedNode, serverEntry } from '../project/paths.ts'
import { exitCode, startChild } from './children.ts'
import { waitUntilHealthy } from './health.ts'

export type ServerOptions = {
  readonly port: number
  readonly host: string
  readonly env: NodeJS.ProcessEnv
}

export type RunningServer = {
  readonly child: ChildProcess
  /** False when the server ended before it was ready; it has then said why itself. */
  readonly isReady: boolean
  readonly ended: Promise<number>
}

const everyAddress = new Set(['0.0.0.0', '::', ''])

/** Whether a server that listens on the given host is reached at any address of its machine. */
export function isEveryAddress(host: string): boolean {
  return everyAddress.has(host)
}

/** Where a person on this machine reaches a server that listens on the given host. */
export function localAddress(port: number, host: string): string {
  if (isEveryAddress(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Each call has a thread of its own, and glibc keeps a heap for each: with six calls at once the server would grow by a
 * quarter and stay there. Two heaps are enough for everybody. Large blocks are given back to the system when they are
 * free; left alone, glibc soon keeps them, and four minutes of attack leave 70 MB behind. Other systems do not know these
 * settings.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * How the server is started. Left alone, Node answers SIGUSR1 by letting every user of the machine debug it, from before
 * the first line of ours is read.
 */
export const serverCommand = [pinnedNode, '--disable-sigusr1', serverEntry] as const

/** Starts the server on the built site and waits for its first healthy answer. */
export async function startServer({ port, host, env }: ServerOptions): Promise<RunningServer> {
  const child = startChild(serverCommand, { env: { ...serverMemory, ...env } })
  const ended = exitCode(child)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const isReady = await waitUntilHealthy(`${localAddress(port, host)}/healthz`, isOver)
  return { child, isReady, ended }
}
