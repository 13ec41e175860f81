import { expect, test } from '@playwright/test'
import { answerIn, eventNames, liveTracks, mediaPath, openDesk, prepareDesk } from './desk-page.ts'

prepareDesk()

test('carries sound and messages both ways, and lets go of everything', async ({ page }) => {
  const { requests } = await openDesk(page, answerIn(page))

  const call = await page.evaluate(() => window.desk.client.start('air'))

  expect(call).toMatchObject({ id: 'call-1' })
  await expect.poll(() => eventNames(page)).toContain('call-start')
  // The far end's hum reaches the page, the fake microphone's beep reaches the far end.
  await expect.poll(() => page.evaluate(() => window.desk.loudest())).toBeGreaterThan(0.9)
  await expect.poll(() => eventNames(page)).toContain('speech-start')
  await expect.poll(() => page.evaluate(() => window.desk.loudestLocal())).toBeGreaterThan(0.05)
  await expect.poll(() => page.evaluate(() => window.desk.farEnd.loudest())).toBeGreaterThan(0.05)
  await page.evaluate(() => window.desk.client.say('Good evening.'))
  await page.evaluate(() => window.desk.farEnd.say('{"type":"user-interrupted"}'))
  const received = () => page.evaluate(() => window.desk.farEnd.received)
  await expect.poll(received).toContain('playable')
  const say = '{"type":"say","message":"Good evening.","interruptionsEnabled":false}'
  await expect.poll(received).toContain(say)
  await expect.poll(() => eventNames(page)).toContain('message')
  expect(await liveTracks(page)).toBe(1)

  await page.evaluate(() => window.desk.client.stop())

  expect(await liveTracks(page)).toBe(0)
  expect(await eventNames(page)).toContain('call-end')
  expect(requests).toEqual([
    { method: 'POST', path: '/voice/call/web', authorization: 'Bearer public-key' },
    { method: 'POST', path: mediaPath },
    { method: 'DELETE', path: mediaPath },
  ])
})

test('makes the visitor louder, and lets go of what that took', async ({ page }) => {
  await openDesk(page, answerIn(page))
  await page.evaluate(() => window.desk.client.start('air'))

  await page.evaluate(() => window.desk.client.increaseMicLevel(2))

  await expect.poll(() => page.evaluate(() => window.desk.farEnd.loudest())).toBeGreaterThan(0.05)
  expect(await page.evaluate(() => window.desk.openedTracks())).toBe(2)
  expect(await liveTracks(page)).toBe(1)
  await page.evaluate(() => window.desk.client.stop())
  expect(await liveTracks(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => window.desk.openContexts())).toBe(0)
})

test('ends where the microphone it is to take cannot be had', async ({ page }) => {
  const { requests } = await openDesk(page, answerIn(page))
  await page.evaluate(() => window.desk.client.start('air'))
  await expect.poll(() => eventNames(page)).toContain('call-start')

  await page.evaluate(() =>
    window.desk.client.setInputDevicesAsync({ audioDeviceId: 'no such device' }),
  )

  expect(await page.evaluate(() => window.desk.errors)).toMatchObject([
    { kind: 'microphone', stage: 'call' },
  ])
  expect(await eventNames(page)).toContain('call-end')
  expect(await liveTracks(page)).toBe(0)
  expect(await page.evaluate(() => window.desk.openPeers())).toBe(0)
  await expect.poll(() => page.evaluate(() => window.desk.openContexts())).toBe(0)
  await expect.poll(() => requests.at(-1)).toEqual({ method: 'DELETE', path: mediaPath })
  expect(await page.evaluate(() => window.desk.client.start('air'))).toMatchObject({ id: 'call-1' })
})

test('ends when the far end hangs up, without telling it so', async ({ page }) => {
  const { requests } = await openDesk(page, answerIn(page))
  await page.evaluate(() => window.desk.client.start('air'))

  await page.evaluate(() => window.desk.farEnd.hangUp())

  await expect.poll(() => eventNames(page)).toContain('call-end')
  expect(await liveTracks(page)).toBe(0)
  expect(await eventNames(page)).not.toContain('error')
  expect(requests.map(({ method }) => method)).not.toContain('DELETE')
})

test('needs no microphone where the visitor types', async ({ page }) => {
  await openDesk(page, answerIn(page))

  await page.evaluate(() =>
    window.desk.client.start('air', undefined, undefined, { microphone: false }),
  )
  await page.evaluate(() =>
    window.desk.client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } }),
  )

  await expect.poll(() => page.evaluate(() => window.desk.loudest())).toBeGreaterThan(0.9)
  const received = () => page.evaluate(() => window.desk.farEnd.received)
  const typed = '{"type":"add-message","message":{"role":"user","content":"Hello"}}'
  await expect.poll(received).toContain(typed)
  expect(await page.evaluate(() => window.desk.openedTracks())).toBe(0)
})

test('starts again in the moment it was stopped', async ({ page }) => {
  const { requests } = await openDesk(page, answerIn(page))
  await page.evaluate(() => void window.desk.client.start('air'))

  const second = await page.evaluate(async () => {
    void window.desk.client.stop()
    return window.desk.client.start('air')
  })

  expect(second).toMatchObject({ id: 'call-1' })
  await expect.poll(() => eventNames(page)).toContain('call-start')
  expect(await liveTracks(page)).toBe(1)
  // The call that nobody joined was given back before the next one was asked for.
  const created = requests.filter(({ path }) => path === '/voice/call/web').length
  const givenBack = requests.filter(({ method }) => method === 'DELETE').length
  expect(created - givenBack).toBe(1)
})

test('ends with the page', async ({ page }) => {
  const { requests } = await openDesk(page, answerIn(page))
  await page.evaluate(() => window.desk.client.start('air'))

  await page.goto('about:blank')

  await expect.poll(() => requests.at(-1)).toEqual({ method: 'DELETE', path: mediaPath })
})

test('fails once and lets go where the provider refuses', async ({ page }) => {
  await openDesk(page, async () => 429)

  expect(await page.evaluate(() => window.desk.client.start('air'))).toBeNull()

  expect(await eventNames(page)).toEqual(['error'])
  expect(await page.evaluate(() => window.desk.errors)).toMatchObject([
    { kind: 'refused', stage: 'join', status: 429 },
  ])
  await expect.poll(() => page.evaluate(() => window.desk.openContexts())).toBe(0)
  expect(await liveTracks(page)).toBe(0)
})

test('leaves nothing open after twenty calls, wherever each was stopped', async ({ page }) => {
  await openDesk(page, answerIn(page))

  await page.evaluate(async () => {
    const { client, farEnd, seen, openedTracks, madePeers } = window.desk
    const calls = () => seen.filter(([name]) => name === 'call-start').length
    const whenMoreThanNow = (count: () => number) => {
      const before = count()
      return async () => {
        while (count() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    // At once, at the prompt, on the way, in the call: each round is stopped at the next of these.
    const points = [undefined, openedTracks, madePeers, calls]
    for (let round = 0; round < 20; round += 1) {
      const point = points[round % points.length]
      const reached = point && whenMoreThanNow(point)
      const starting = client.start('air')
      await reached?.()
      await client.stop()
      await starting
      farEnd.hangUp()
    }
  })

  expect(await liveTracks(page)).toBe(0)
  expect(await page.evaluate(() => window.desk.openedTracks())).toBeGreaterThan(10)
  expect(await page.evaluate(() => window.desk.madePeers())).toBeGreaterThan(5)
  expect(await page.evaluate(() => window.desk.openPeers())).toBe(0)
  await expect.poll(() => page.evaluate(() => window.desk.openContexts())).toBe(0)
  expect(await eventNames(page)).not.toContain('error')
})
