import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

const stepsBelowMainThread = 5

/**
 * Lets the main thread go first: it hands out a packet of every call's sound each 20 ms and answers every request, and
 * work for one caller must not keep it waiting. To be called in a worker before it starts threads of its own, which
 * inherit it. Only Linux has a priority for each thread; there the process's number is the main thread's.
 */
export function yieldToMainThread(): void {
  if (isMainThread) return
  try {
    const [, , threadId] = readlinkSync('/proc/thread-self').split('/')
    const below = getPriority(process.pid) + stepsBelowMainThread
    setPriority(Number(threadId), Math.min(below, constants.priority.PRIORITY_LOW))
  } catch {
    // Elsewhere all threads are equal.
  }
}
