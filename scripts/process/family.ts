import { readFileSync } from 'node:fs'

/** The processes that a process has started itself. */
export function childrenOf(parent: number): number[] {
  const text = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

/** Whether it still does something: one that has ended may wait for somebody to take note of it. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
