import type { FastifyBaseLogger } from 'fastify'

type LastResortOptions = {
  readonly log: Pick<FastifyBaseLogger, 'fatal'>
  /** Lets what is in flight end; false when some of it had to be cut off. */
  readonly stop: () => Promise<boolean>
  /** Ends the process with a code. */
  readonly exit: (code: number) => Promise<never>
}

/**
 * What nobody caught: the process cannot be trusted any more, but visitors in the middle of something can still get
 * their answers. It is logged, reported by way of the log, and ends the process the way a stop does, with code 1, at
 * which whoever started the server starts it anew.
 */
export function onUncaught(options: LastResortOptions): void {
  let ending: Promise<void> | undefined
  // Unhandled rejections come here too.
  process.on('uncaughtException', (cause: unknown) => {
    options.log.fatal({ err: cause instanceof Error ? cause : new Error(String(cause)) }, 'crashed')
    // A second failure while stopping must not keep the first from ending.
    ending ??= endAfter(options)
  })
}

async function endAfter({ stop, exit }: LastResortOptions): Promise<void> {
  try {
    await stop()
  } finally {
    await exit(1)
  }
}
