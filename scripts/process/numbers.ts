import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel says about a process; zero where it says nothing. */
export function residentMb(pid = 0): number {
  const status = told(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

export function openFiles(pid = 0): number {
  return told(() => readdirSync(`/proc/${pid}/fd`), []).length
}

export function threads(pid = 0): number {
  return told(() => readdirSync(`/proc/${pid}/task`), []).length
}

function told<Answer>(ask: () => Answer, otherwise: Answer): Answer {
  try {
    return ask()
  } catch {
    return otherwise
  }
}
