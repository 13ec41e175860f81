import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { freeUdpPort } from '../media/free-udp-port.ts'
import { createPagePeer, opusType } from '../testing/page-peer.ts'
import { openProvider, type OpenProvider } from '../testing/open-provider.ts'

const waitMs = 30_000
const bytes = (length: number) => randomBytes(length)

type Place = OpenProvider & { readonly udpPort: number }

async function post(url: string, body: string | Uint8Array<ArrayBuffer>, type: string) {
  const headers = { 'content-type': type, origin: new URL(url).origin, authorization: 'Bearer x' }
  const response = await fetch(url, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

const goodOffer = await createPagePeer().offer()

const offers = [
  '',
  'v=0',
  'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n',
  goodOffer.replaceAll('opus', 'sopu'),
  goodOffer.replace(/a=fingerprint:.*\r\n/g, ''),
  goodOffer.replace(/a=fingerprint:\S+ \S+/g, 'a=fingerprint:sha-256 00:11'),
  goodOffer.replace(/a=ice-ufrag:.*/g, 'a=ice-ufrag:'),
  goodOffer.replace(/a=setup:.*/g, 'a=setup:nonsense'),
  goodOffer.replaceAll('a=mid:0', `a=mid:${'0'.repeat(40)}`),
  `${goodOffer}a=candidate:nonsense\r\n`,
  goodOffer + 'a=x:y\r\n'.repeat(20_000),
]

/** Everything a stranger can reach, and what they might send there. */
const doors: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  async token({ url }) {
    for (const body of ['', '{', '[]', 'null', '{"assistantId":{}}', `"${'x'.repeat(1_000)}"`])
      expect(await post(`${url}/voice/token`, body, 'application/json')).toBeOneOf([400, 404])
    expect(await post(`${url}/voice/token`, bytes(100), 'image/png')).toBe(415)
  },
  async call({ url }) {
    for (const body of ['', '{', '7', '{"assistantId":[]}', '{"assistant":"\\u0000"}'])
      expect(await post(`${url}/voice/call/web`, body, 'application/json')).toBeOneOf([400, 401])
  },
  async media({ url, create, provider }) {
    for (const [at, offer] of offers.entries()) {
      const { webCallUrl } = await create(`198.51.100.${at}`)
      expect(await post(webCallUrl, offer, 'application/sdp')).toBeOneOf([201, 400, 413, 415])
      // What cannot be joined is given back by its owner, or after a while by itself.
      await fetch(webCallUrl, { method: 'DELETE' })
    }
    expect(await post(`${url}/voice/call/web/x/media?key=%ff`, 'v=0', 'application/sdp')).toBe(401)
    expect(provider.callsNow).toBe(1)
  },
  async WebSocket({ url, create }) {
    const { webCallUrl } = await create('198.51.100.1')
    const socket = new WebSocket(webCallUrl.replace('http', 'ws'))
    await once(socket, 'open')
    for (const length of [0, 1, 639, 641, 5_000]) socket.send(bytes(length))
    socket.send('\0')
    socket.send(Buffer.alloc(100_000))
    expect((await once(socket, 'close'))[0]).toBe(1009)
    const { webCallUrl: other } = await create('198.51.100.2')
    const inPieces = new WebSocket(other.replace('http', 'ws'))
    await once(inPieces, 'open')
    // None of them is a message, so no count of messages would ever see them.
    for (let at = 0; at < 100; at++) inPieces.send('', { fin: false, binary: true })
    expect((await once(inPieces, 'close'))[0]).toBe(1008)
    const stranger = new WebSocket(webCallUrl.replace('http', 'ws').replace(/key=.*/, 'key=wrong'))
    expect(((await once(stranger, 'error')) as [Error])[0].message).toContain('401')
    const elsewhere = new WebSocket(`${url.replace('http', 'ws')}/voice/elsewhere`)
    const [error] = (await once(elsewhere, 'error')) as [Error]
    expect(error.message).toContain('404')
  },
  async TCP({ url, create }) {
    const { webCallUrl } = await create('198.51.100.1')
    const path = webCallUrl.slice(url.length)
    const upgrade = 'host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n'
    for (const garbage of [
      bytes(2_000),
      `GET ${path} HTTP/1.1\r\n${upgrade}\r\n`,
      `GET ${path} HTTP/1.1\r\n${upgrade}sec-websocket-key: \x7f\r\nsec-websocket-version: 13\r\n\r\n`,
      `GET /voice/call/web/%00/media?key=% HTTP/1.1\r\n${upgrade}\r\n`,
    ]) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.resume()
      socket.end(garbage)
      await once(socket, 'close')
    }
  },
  async UDP({ udpPort }) {
    const socket = createSocket('udp4')
    const send = (packet: Uint8Array) =>
      new Promise<void>((resolve) => socket.send(packet, udpPort, '127.0.0.1', () => resolve()))
    for (const length of [0, 1, 20, 200, 1_400]) {
      await send(bytes(length))
      // As STUN, as DTLS, as RTP: what a first byte promises.
      for (const first of [0, 20, 22, 128])
        await send(Buffer.concat([Uint8Array.of(first), bytes(length)]))
    }
    socket.close()
  },
  async 'RTP of a call'({ call }) {
    const { page } = await call('198.51.100.1')
    const header = Buffer.from([0x80, opusType, 0, 1, 0, 0, 0, 0, 0, 0, 0, 42])
    for (const length of [0, 1, 3, 500])
      page.track.sendMessageBinary(Buffer.concat([header, bytes(length)]))
    page.channel.sendMessageBinary(bytes(1_000))
    page.close()
  },
}

it.each(Object.entries(doors))(
  'garbage at the %s door troubles nobody else',
  async (_name, throwGarbage) => {
    const udpPort = await freeUdpPort()
    const place = await openProvider({ udpPort, maxCalls: 20 })
    const other = await place.call('192.0.2.1')

    await throwGarbage({ ...place, udpPort })

    other.types('Two nights')
    await other.said('I understood: Two nights')
    const next = await place.call('192.0.2.2')
    next.types('One night')
    await next.said('I understood: One night')
    expect(place.faults).toEqual([])
    other.page.close()
    next.page.close()
  },
  waitMs,
)
