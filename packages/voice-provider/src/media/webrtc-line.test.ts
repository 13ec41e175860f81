import { expect, it, onTestFinished } from 'vitest'

import type { Sound } from '../hearing/ear.ts'
import { createPagePeer, opusType, pageSsrc } from '../testing/page-peer.ts'
import type { LineEnd } from './media-line.ts'
import { freeUdpPort } from './free-udp-port.ts'
import { createRtpWriter, readRtp } from './rtp.ts'
import { answerOffer } from './webrtc-line.ts'

const waitMs = 15_000

it(
  'carries sound and messages both ways, and notices when the other side leaves',
  async () => {
    const page = createPagePeer()
    onTestFinished(() => page.close())
    const { track, channel } = page
    const offer = await page.offer()
    const opened = Promise.withResolvers<void>()
    const sound = Promise.withResolvers<Sound>()
    const text = Promise.withResolvers<string>()
    const closed = Promise.withResolvers<LineEnd>()

    const { line, answer } = await answerOffer(
      offer,
      { udpPort: await freeUdpPort() },
      {
        onOpen: opened.resolve,
        onSound: sound.resolve,
        onText: text.resolve,
        onClose: closed.resolve,
      },
    )
    onTestFinished(() => line.close())
    page.accept(answer)
    await opened.promise

    const received = Promise.withResolvers<Uint8Array | undefined>()
    track.onMessage((packet) => received.resolve(readRtp(packet)?.payload))
    const answered = Promise.withResolvers<unknown>()
    channel.onMessage(answered.resolve)
    line.sendOpus(Uint8Array.of(1, 2, 3))
    line.sendText('listening')
    track.sendMessageBinary(createRtpWriter(pageSsrc, opusType)(Uint8Array.of(4, 5)))
    channel.sendMessage('playable')

    expect(await sound.promise).toEqual({ kind: 'opus', packet: Uint8Array.of(4, 5) })
    expect(await text.promise).toBe('playable')
    expect(await answered.promise).toBe('listening')
    expect([...((await received.promise) ?? [])]).toEqual([1, 2, 3])

    page.close()
    expect(await closed.promise).toBe('closed')
  },
  waitMs,
)

it('says that an offer is bad instead of failing', async () => {
  const udpPort = await freeUdpPort()
  const events = { onOpen: () => {}, onSound: () => {}, onText: () => {}, onClose: () => {} }

  await expect(answerOffer('v=0\r\n', { udpPort }, events)).rejects.toMatchObject({
    kind: 'bad-offer',
  })
})
