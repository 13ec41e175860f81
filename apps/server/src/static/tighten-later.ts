import type { FastifyInstance } from 'fastify'

import type { Page } from './page-answer.ts'
import { tighten } from './variants.ts'

// By then the models of the calls are loaded as well, and the processor is free.
const afterMs = 5_000

/** Once the start is over, puts the smallest form of each page in the place of the quick one, one after the other. */
export function tightenLater(app: FastifyInstance, pages: readonly Page[]): void {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function tightenAll(): Promise<void> {
    for (const page of pages) if (!isClosed) page.variants = await tighten(page.variants)
  }

  app.server.once('listening', () => {
    timer = setTimeout(() => {
      tightenAll().catch((error: unknown) => app.log.warn({ err: error }, 'pages stay as they are'))
    }, afterMs).unref()
  })
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
  })
}
