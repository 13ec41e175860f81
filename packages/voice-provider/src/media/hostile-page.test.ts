import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

import { expect, it, onTestFinished } from 'vitest'

import { createPagePeer, pageSsrc, type PagePeer } from '../testing/page-peer.ts'
import { freeUdpPort } from './free-udp-port.ts'
import type { LineEnd, LineEvents } from './media-line.ts'
import { readOffer } from './read-offer.ts'
import { answerOffer } from './webrtc-line.ts'

const waitMs = 15_000

/** A line that is open, and the page at its other end. */
async function openLine(given: Partial<LineEvents> = {}) {
  const page = createPagePeer()
  const opened = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<LineEnd>()
  const events = {
    onOpen: opened.resolve,
    onSound: () => {},
    onText: () => {},
    onClose: closed.resolve,
    ...given,
  }
  const offer = await page.offer()
  const { line, answer } = await answerOffer(offer, { udpPort: await freeUdpPort() }, events)
  onTestFinished(() => {
    line.close()
    page.close()
  })
  page.accept(answer)
  await opened.promise
  return { page, line, closed: closed.promise }
}

async function listen(): Promise<{ readonly socket: Socket; readonly port: number }> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { socket, port: socket.address().port }
}

it(
  'sends nothing to where an offer points',
  async () => {
    const { socket, port } = await listen()
    let packets = 0
    socket.on('message', () => (packets += 1))
    const candidates = ['a=candidate', ' a=candidate', 'A=Candidate'].map(
      (name, at) => `${name}:${at + 1} 1 UDP 2122317823 127.0.0.1 ${port} typ host\r\n`,
    )
    const page = createPagePeer()
    const offer = (await page.offer()) + candidates.join('') + 'a=end-of-candidates\r\n'
    const opened = Promise.withResolvers<void>()
    const { line, answer } = await answerOffer(
      offer,
      { udpPort: await freeUdpPort() },
      { onOpen: opened.resolve, onSound: () => {}, onText: () => {}, onClose: () => {} },
    )
    onTestFinished(() => {
      line.close()
      page.close()
    })

    // The page is found all the same, by its own packets; until then the other would have been tried many times.
    page.accept(answer)
    await opened.promise

    expect(packets).toBe(0)
  },
  waitMs,
)

it('reads no addresses and few media out of an offer', async () => {
  const page = createPagePeer()
  const offer = await page.offer()
  page.close()
  const candidate = 'a=candidate:1 1 UDP 1 192.0.2.1 9 typ host'

  expect(readOffer(`${offer}${candidate}\r\n${candidate}\n`).sdp).not.toContain('192.0.2.1')
  expect(() => readOffer(offer + 'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'.repeat(4))).toThrow(
    'too many media',
  )
})

it(
  'hangs up on a page that lets a megabyte wait',
  async () => {
    const { line, closed } = await openLine()
    const text = 'x'.repeat(10_000)
    // Faster than any page reads: all in one go.
    for (let sent = 0; sent < 1_000; sent++) line.sendText(text)

    expect(await closed).toBe('line-stalled')
  },
  waitMs,
)

it(
  'hangs up on a page that opens channel after channel',
  async () => {
    const { page, closed } = await openLine()
    for (let at = 0; at < 20; at++) page.openChannel(`stray ${at}`)

    expect(await closed).toBe('line-failed')
  },
  waitMs,
)

const kinds = {
  text: (page: PagePeer) => page.channel.sendMessage('x'),
  bytes: (page: PagePeer) => page.channel.sendMessageBinary(Buffer.of(7)),
  // The report of a receiver that has received nothing.
  RTCP: (page: PagePeer) =>
    page.track.sendMessageBinary(Buffer.of(0x80, 201, 0, 1, 0, 0, 0, pageSsrc)),
}

it.each(Object.entries(kinds))(
  'hangs up on a page that sends %s without end',
  async (_kind, send) => {
    const { page, closed } = await openLine()
    const flood = setInterval(() => {
      for (let sent = 0; sent < 100; sent++) if (page.channel.isOpen()) send(page)
    }, 5)
    onTestFinished(() => clearInterval(flood))

    expect(await closed).toBe('line-flooded')
  },
  waitMs,
)

it(
  'takes what is thrown in a call for the end of that call, not of the server',
  async () => {
    const { page, closed } = await openLine({
      onText() {
        throw new Error('a fault in the call')
      },
    })
    page.channel.sendMessage('playable')

    expect(await closed).toBe('line-failed')
  },
  waitMs,
)
