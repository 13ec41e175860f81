const streams = [process.stdout, process.stderr]
let lost: NodeJS.ErrnoException | undefined

/** From now on output that cannot be written, because a disk is full or a reader has left, ends no command by itself. */
export function outliveOutput(): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader who has left, such as `head`, has what it wants.
      if (error.code !== 'EPIPE') lost ??= error
    })
}

/**
 * Resolves when all that was printed is out, to why some of it is lost. A pipe takes 64 KB at once and the rest as it
 * is read: who exits before that cuts it off.
 */
export async function flushOutput(): Promise<NodeJS.ErrnoException | undefined> {
  await Promise.all(streams.map(flush))
  return lost
}

/** Resolves when what was printed until now is out, or never will be. */
export function whenPrinted(): Promise<void> {
  return new Promise((resolve) => void process.stdout.write('', () => resolve()))
}

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.on('error', () => resolve())
    stream.write('', () => resolve())
  })
}
