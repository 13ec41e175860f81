import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'making-'

/**
 * Lets something be made in a folder of its own, on the disk it will stay on, which is gone afterwards unless it was
 * moved. What an earlier process could not take away, because it was killed, is taken away first.
 */
export async function makeApart<Result>(
  build: string,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(build, { recursive: true })
  removeLeftovers(build)
  const folder = makingFolder(build)
  try {
    return await make(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder that no server looks into and that counts as nothing once this process is over. */
export function makingFolder(build: string): string {
  return join(build, `${prefix}${process.pid}`)
}

function removeLeftovers(build: string): void {
  for (const name of readdirSync(build)) {
    if (name.startsWith(prefix) && !isOthersWork(Number(name.slice(prefix.length)))) {
      rmSync(join(build, name), { recursive: true, force: true })
    }
  }
}

/** Two builds at once do not disturb each other. */
function isOthersWork(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
