import type { DeskOptions } from './call/desk/desk-options.ts'

/** How far the models are, which are loaded in the background. */
export type WarmUp = {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Kept when it is known how the loading went, or when nobody waits for it any more. */
  readonly settled: Promise<void>
  begin(load: () => Promise<unknown>): void
  stop(): void
}

type WarmUpOptions = { readonly now: () => number; readonly log: DeskOptions['log'] }

export function createWarmUp({ now, log }: WarmUpOptions): WarmUp {
  let state: WarmUp['state'] = 'loading'
  const settled = Promise.withResolvers<void>()

  return {
    get state() {
      return state
    },
    settled: settled.promise,
    begin(load) {
      const startedAt = now()
      load().then(
        () => {
          if (state === 'loading') state = 'ready'
          settled.resolve()
          log.info({ ms: Math.round(now() - startedAt) }, 'the voice is ready')
          return undefined
        },
        (err: unknown) => {
          settled.resolve()
          if (state !== 'loading') return
          state = 'failed'
          log.error({ err }, 'the voice could not be loaded')
        },
      )
    },
    stop() {
      state = 'idle'
      settled.resolve()
    },
  }
}
