import type { FastifyBaseLogger } from 'fastify'

type LastResortOptions = {
  readonly log: Pick<FastifyBaseLogger, 'fatal'>
  /** Lets what is in flight end; false when some of it had to be cut off. */
  readonly stop: () => Promise<boolean>
}

/**
 * What nobody caught: the process cannot be trusted any more, but visitors in the middle of something can still get
 * their answers. It is logged, reported by way of the log, and ends the process the way a stop does, with code 1, at
 * which whoever started the server starts it anew.
 */
export function onUncaught({ log, stop }: LastResortOptions): void {
  let ending: Promise<never> | undefined
  // Unhandled rejections come here too.
  process.on('uncaughtException', (cause: unknown) => {
    log.fatal({ err: cause instanceof Error ? cause : new Error(String(cause)) }, 'crashed')
    // A second failure while stopping must not keep the first from ending.
    ending ??= endAfter(stop)
  })
}

async function endAfter(stop: () => Promise<unknown>): Promise<never> {
  try {
    await stop()
  } finally {
    process.exit(1)
  }
}
