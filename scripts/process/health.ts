import { setTimeout as delay } from 'node:timers/promises'

const pollEveryMs = 40
const oneTryMs = 2000

/** Resolves to true once the address answers well, to false when `isOver` says that nothing will answer any more. */
export async function waitUntilHealthy(url: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (await answers(url)) return true
    await delay(pollEveryMs)
  }
  return false
}

/** Whether the address answers well within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(oneTryMs) })
    return response.ok
  } catch {
    return false
  }
}
