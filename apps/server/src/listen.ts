import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

type ListenOptions = { readonly host: string; readonly port: number }

/**
 * Opens the port and says so in one line. Fastify's own `listen` writes a line for each address of
 * the machine, none of which carries the port as a field.
 */
export async function listen(app: FastifyInstance, { host, port }: ListenOptions): Promise<number> {
  await app.ready()
  app.server.listen({ host, port })
  await once(app.server, 'listening')

  const { port: openedPort } = app.server.address() as AddressInfo
  app.log.info({ port: openedPort, host }, 'listening')
  return openedPort
}
