import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ArrivingPage = {
  readonly url: string
  /** Lets the rest of the page come. */
  readonly sendRest: () => void
  readonly stop: () => void
}

/** The site, through a server that sends one page up to and with these words, and the rest of it when told to. */
export async function arrivingPage(
  site: string,
  path: string,
  upTo: string,
): Promise<ArrivingPage> {
  const { promise: told, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer(({ url = '' }, response) => {
    void pass(site + url, response, url === path ? { upTo, told } : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    sendRest,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Cut = { readonly upTo: string; readonly told: Promise<void> }

async function pass(address: string, response: ServerResponse, cut?: Cut): Promise<void> {
  const answer = await fetch(address)
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  for (const name of ['content-type', 'content-security-policy']) {
    response.setHeader(name, answer.headers.get(name) ?? '')
  }
  if (!cut) return void response.end(body)
  const end = body.indexOf(cut.upTo) + cut.upTo.length
  response.write(body.subarray(0, end))
  await cut.told
  response.end(body.subarray(end))
}
