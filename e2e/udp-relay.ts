import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { Page } from '@playwright/test'

export type Relay = {
  /** While it is cut, no packet passes in either direction, and nobody is told. */
  isCut: boolean
  /** From now on the provider finds the page at another address, as when a phone leaves its Wi-Fi. */
  changeAddress(): void
  close(): void
}

/** Ways that the relay does not take. */
const otherCandidate = /^a=candidate:\S+ \d+ UDP \d+ \S*:.*\r?\n/gim
const candidate = /^(a=candidate:\S+ \d+ UDP \d+) ([\d.]+) (\d+)/gim

/** Sends the sound and the messages of a page's calls through this process: a network that a test can cut. */
export async function relayCalls(page: Page): Promise<Relay> {
  const front = createSocket('udp4')
  front.bind(0)
  await once(front, 'listening')
  /** One for each address of the page, so that every answer finds its way back. */
  const backs = new Map<string, Socket>()
  const sockets = [front]
  let provider: { readonly address: string; readonly port: number } | undefined
  const relay: Relay = {
    isCut: false,
    changeAddress: () => backs.clear(),
    close() {
      for (const socket of sockets) socket.close()
    },
  }
  front.on('message', (packet, { address, port }) => {
    if (relay.isCut || !provider) return
    const from = `${address}:${port}`
    const back = backs.get(from) ?? createSocket('udp4')
    if (!backs.has(from)) {
      backs.set(from, back)
      sockets.push(back)
      back.on('message', (answer) => {
        // What still comes to an address the page has left is lost.
        if (!relay.isCut && backs.get(from) === back) front.send(answer, port, address)
      })
    }
    back.send(packet, provider.port, provider.address)
  })
  await page.route('**/voice/call/web/*/media?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const answer = (await response.text()).replace(otherCandidate, '')
    const body = answer.replace(candidate, (_, head: string, address: string, port: string) => {
      provider ??= { address, port: Number(port) }
      return `${head} ${address} ${front.address().port}`
    })
    await route.fulfill({ response, body })
  })
  return relay
}
