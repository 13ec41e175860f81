import type { RequestListener, Server } from 'node:http'

/** Puts a listener in front of the one that answers. */
export function wrapRequestListener(
  server: Server,
  wrap: (answer: RequestListener) => RequestListener,
): void {
  const [answer] = server.listeners('request') as RequestListener[]
  if (!answer) throw new Error('a server that answers nothing has nothing to stand in front of')
  server.off('request', answer)
  server.on('request', wrap(answer))
}
