import { setTimeout as delay } from 'node:timers/promises'

import { StoreUnavailableError, type LeadLog, type LeadStore } from '@nightdesk/leads'

const lookEveryMs = 5_000
const firstRetryMs = 500

type WatchOptions = {
  readonly store: LeadStore
  readonly log: LeadLog
  /** Called whenever leads can be stored and could not before. */
  readonly onWell: () => void
}

/** Knows whether leads can be stored, says so when that changes, and tries again until they can. */
export type StoreWatch = {
  readonly isWell: () => boolean
  /** Hears of a lead that was refused: nobody is to be told for seconds that all is well. */
  onRefused(): void
  /** Resolves after the first look; the others follow by themselves. */
  start(): Promise<void>
  stop(): void
}

export function watchStore({ store, log, onWell }: WatchOptions): StoreWatch {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWell = false
  let trouble: string | undefined
  let waitMs = firstRetryMs
  let underWay: Promise<void> | undefined

  /** One at a time, however many ask for it. */
  function look(): Promise<void> {
    underWay ??= lookOnce().finally(() => (underWay = undefined))
    return underWay
  }

  async function lookOnce(): Promise<void> {
    try {
      await store.tryToAdd()
      if (!isWell && !signal.aborted) onWell()
      isWell = true
      trouble = undefined
      waitMs = lookEveryMs
    } catch (error) {
      tell(reasonOf(error))
      waitMs = isWell ? firstRetryMs : Math.min(2 * waitMs, lookEveryMs)
      isWell = false
    }
  }

  /** Once for each reason: a line at every look would bury all the others. */
  function tell(reason: string): void {
    if (reason === trouble || signal.aborted) return
    trouble = reason
    log.error({ store: store.description, reason }, 'leads cannot be stored: visitors are told so')
  }

  async function keepLooking(): Promise<void> {
    while (!signal.aborted) {
      await delay(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await look()
    }
  }

  store.onRenewed(() => {
    log.warn(
      { store: store.description },
      'the stored leads are gone: an empty store is in use now',
    )
  })

  return {
    isWell: () => isWell,
    onRefused() {
      if (isWell) void look()
    },
    async start() {
      await look()
      void keepLooking()
    },
    stop: () => stopping.abort(),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof StoreUnavailableError ? error.reason : String(error)
}
