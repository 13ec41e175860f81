import type { CallTransport } from '../../transport.ts'
import { importAgain } from '../import-again.ts'
import type { DailyOptions } from './daily-transport.ts'

const loadProgram = importAgain(() => import('./daily-transport.ts'))

/** The hosted provider's transport, whose code is fetched when it is needed: most pages never do. */
export function lazyDailyTransport(options: DailyOptions = {}): CallTransport {
  let transport: CallTransport | undefined
  const load = async () => {
    const { createDailyTransport } = await loadProgram()
    return (transport ??= createDailyTransport(options))
  }
  return {
    name: 'daily',
    load: async (signal) => (await load()).load?.(signal),
    join: async (request) => (await load()).join(request),
  }
}
