import type { CallTransport } from '../../transport.ts'
import type { DailyOptions } from './daily-transport.ts'

/** The hosted provider's transport, whose code is fetched when it is needed: most pages never do. */
export function lazyDailyTransport(options: DailyOptions = {}): CallTransport {
  let transport: Promise<CallTransport> | undefined
  const load = () => {
    transport ??= import('./daily-transport.ts').then(
      ({ createDailyTransport }) => createDailyTransport(options),
      (error: unknown) => {
        // The next try may have more luck.
        transport = undefined
        throw error
      },
    )
    return transport
  }
  return {
    name: 'daily',
    load: async (signal) => (await load()).load?.(signal),
    join: async (request) => (await load()).join(request),
  }
}
