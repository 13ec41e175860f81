import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel says about a process; zero where it says nothing. */
export function residentMb(pid = 0): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return 0
  }
}

export function openFiles(pid = 0): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}
