import {
  preparationPath,
  readPreparation,
  type BusinessSetup,
  type Preparation,
} from '@nightdesk/contracts'

const path = `/voice${preparationPath}`
const askAgainAfterMs = 700

/** Nobody speaks ahead here, or not for this visitor any more. */
export const nobodySpeaks = Symbol('nobody speaks ahead')

export type PrepareOptions = {
  readonly setup: BusinessSetup
  /** Of what was spoken for this visitor before: what is still the same need not be said again. */
  readonly id: string | undefined
  readonly signal: AbortSignal
  readonly onProgress: (now: Preparation | typeof nobodySpeaks) => void
}

/** Has the words of a business spoken ahead, and tells how far that is until it is done. */
export async function prepareLine({
  setup,
  id,
  signal,
  onProgress,
}: PrepareOptions): Promise<void> {
  let known = id
  while (!signal.aborted) {
    const now = await ask(setup, known, signal)
    if (signal.aborted) return
    onProgress(now)
    if (now === nobodySpeaks || now.spoken >= now.of) return
    known = now.id
    await pause(askAgainAfterMs, signal)
  }
}

let isWarming = false

/** Tells the line that somebody has begun with the form, once: its voice takes some seconds to load. */
export function warmUpLine(): void {
  if (isWarming) return
  isWarming = true
  fetch(path, request({})).catch(() => undefined)
}

const request = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function ask(setup: BusinessSetup, id: string | undefined, signal: AbortSignal) {
  try {
    const response = await fetch(path, { ...request({ setup, ...(id && { id }) }), signal })
    if (response.status !== 200) return nobodySpeaks
    return readPreparation(await response.json()) ?? nobodySpeaks
  } catch {
    // The call works without it: the quick voice says what was not prepared.
    return nobodySpeaks
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
