/**
 * Resolves when all that was printed is out. A pipe takes 64 KB at once and the rest as it is read: who exits before
 * that cuts it off. A reader who has left, such as `head`, has what it wants.
 */
export async function flushOutput(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map(flush))
}

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    // Nobody reads any more: nothing to tell, and nobody to tell it to.
    stream.on('error', () => resolve())
    stream.write('', () => resolve())
  })
}
