import { pcmFrames } from '@nightdesk/contracts'
import { expect, test } from '@playwright/test'
import {
  answerIn,
  eventNames,
  liveTracks,
  openDesk,
  prepareDesk,
  refuseSound,
} from './desk-page.ts'
import { answerSocket } from './socket-end.ts'

prepareDesk()

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
