import { pcmFrames } from '@nightdesk/contracts'
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test'
import {
  answerIn,
  eventNames,
  liveTracks,
  mediaPath,
  openDesk,
  prepareDesk,
  refuseSound,
} from './desk-page.ts'

prepareDesk()

type FarEnd = {
  readonly texts: string[]
  readonly frames: Buffer[]
  readonly close: (code: number) => Promise<void>
}

/** A tone in the provider's frames. */
function hum(frame: number): Buffer {
  const { samples, sampleRateHz, bytes } = pcmFrames.toPage
  const buffer = Buffer.alloc(bytes)
  for (let i = 0; i < samples; i += 1) {
    const seconds = (frame * samples + i) / sampleRateHz
    buffer.writeInt16LE(Math.round(16_000 * Math.sin(2 * Math.PI * 330 * seconds)), i * 2)
  }
  return buffer
}

/** The provider's end of the socket: greets, hums, writes down what comes. */
async function answerSocket(page: Page): Promise<FarEnd> {
  const texts: string[] = []
  const frames: Buffer[] = []
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(
    (url) => url.pathname === mediaPath,
    (route) => {
      socket = route
      let sent = 0
      const timer = setInterval(() => route.send(hum(sent++)), pcmFrames.frameMs)
      route.onClose(() => clearInterval(timer))
      route.onMessage((message) => {
        if (typeof message === 'string') texts.push(message)
        else frames.push(message)
      })
      route.send('listening')
    },
  )
  return { texts, frames, close: async (code) => socket?.close({ code }) }
}

/** How far the samples of a frame go, 0 to 1. */
function loudness(frame: Buffer): number {
  const samples = new Int16Array(frame.buffer, frame.byteOffset, frame.length / 2)
  return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0) / 32_768
}

test('carries the call where WebRTC finds no way, both ways', async ({ page }) => {
  const far = await answerSocket(page)
  await openDesk(page, async () => 503)

  await page.evaluate(() => window.desk.client.start('air'))

  await expect.poll(() => eventNames(page)).toContain('call-start')
  await expect.poll(() => page.evaluate(() => window.desk.loudest())).toBeGreaterThan(0.9)
  await expect.poll(() => page.evaluate(() => window.desk.loudestLocal())).toBeGreaterThan(0.05)
  await expect.poll(() => far.texts).toContain('playable')
  await expect.poll(() => far.frames.length).toBeGreaterThan(50)
  expect(new Set(far.frames.map(({ length }) => length))).toEqual(
    new Set([pcmFrames.toProvider.bytes]),
  )
  await expect.poll(() => Math.max(...far.frames.map(loudness))).toBeGreaterThan(0.05)
  await page.evaluate(() => window.desk.client.say('Good evening.'))
  await expect.poll(() => far.texts.at(-1)).toContain('"say"')

  await page.evaluate(() => window.desk.client.stop())

  expect(await liveTracks(page)).toBe(0)
  expect(await eventNames(page)).toContain('call-end')
})

test('is taken after three seconds without a connection', async ({ page }) => {
  const far = await answerSocket(page)
  await openDesk(page, () => new Promise(() => {}))
  const startedAt = Date.now()

  await page.evaluate(() => window.desk.client.start('air'))

  expect(Date.now() - startedAt).toBeGreaterThan(2_900)
  await expect.poll(() => far.texts).toContain('playable')
})

test('is taken at once where the connection fails before it stands', async ({ page }) => {
  const far = await answerSocket(page)
  await openDesk(page, answerIn(page))
  // As Firefox does within a tenth of a second where UDP is forbidden.
  await page.evaluate(() => {
    const { prototype } = RTCPeerConnection
    prototype.setRemoteDescription = async function () {
      Object.defineProperty(this, 'connectionState', { value: 'failed' })
      this.dispatchEvent(new Event('connectionstatechange'))
    }
  })

  await page.evaluate(() => window.desk.client.start('air'))

  await expect.poll(() => far.texts).toContain('playable')
  expect(await eventNames(page)).not.toContain('error')
  expect(await eventNames(page)).not.toContain('call-end')
})

test('is heard from the next touch on where the browser wants to be touched first', async ({
  page,
}) => {
  await answerSocket(page)
  await openDesk(page, async () => 503)
  await refuseSound(page)

  await page.evaluate(() => window.desk.client.start('air'))
  await expect.poll(() => eventNames(page)).toContain('playback-blocked')
  expect(await page.evaluate(() => window.desk.loudest())).toBe(0)

  await page.mouse.click(5, 5)

  await expect.poll(() => page.evaluate(() => window.desk.loudest())).toBeGreaterThan(0.9)
})

test('ends plainly where the provider closes with 1000', async ({ page }) => {
  const far = await answerSocket(page)
  await openDesk(page, async () => 503)
  await page.evaluate(() => window.desk.client.start('air'))

  await far.close(1000)

  await expect.poll(() => eventNames(page)).toContain('call-end')
  expect(await eventNames(page)).not.toContain('error')
  expect(await liveTracks(page)).toBe(0)
})

test('fails where the provider closes with a code of its own', async ({ page }) => {
  const far = await answerSocket(page)
  await openDesk(page, async () => 503)
  await page.evaluate(() => window.desk.client.start('air'))

  await far.close(4408)

  await expect.poll(() => eventNames(page)).toContain('error')
  await expect.poll(() => eventNames(page)).toContain('call-end')
  expect(await liveTracks(page)).toBe(0)
})
