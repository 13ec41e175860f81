import type { Worker } from 'node:worker_threads'

export type LeaveProcess = (code: number) => never

/**
 * Returns how to end the process with a code, whatever its threads do. To be called before any thread is started.
 *
 * Node ends its threads first. One in the middle of native code, such as a model that is being loaded, would be waited
 * for, and aborts the process when it comes back. A process that becomes another program has no threads any more.
 */
export function watchThreads(): LeaveProcess {
  const threads = new Set<Worker>()
  process.on('worker', (thread) => {
    threads.add(thread)
    thread.once('exit', () => threads.delete(thread))
  })
  return (code) => {
    const { execPath } = process
    // Windows has no such thing.
    if (threads.size > 0) {
      process.execve?.(execPath, [execPath, '--eval', `process.exit(${code})`], {})
    }
    process.exit(code)
  }
}
