import { chromium, expect, test, type Browser } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import type { CallRecord } from '../../scripts/voice-desk/call-record.ts'
import {
  startLossyRelay,
  type LossyRelay,
  type Weather,
} from '../../scripts/voice-desk/lossy-relay.ts'
import { startCaller } from '../../scripts/voice-desk/speaking-caller.ts'
import { withVisitor } from '../../scripts/voice-desk/visitor.ts'
import { startVoiceServer, type VoiceServer } from '../../scripts/voice-desk/voice-server.ts'

const fair: Weather = { lossPercent: 0, jitterMs: 0 }
const gapMs = 2_000
const before = 'Could I speak to a person, please?'
const after = 'Please tell the manager that I called about the invoice.'
const wordsAfter = 'manager|invoice'

test.describe.configure({ timeout: 90_000 })

test.describe('a spoken call', () => {
  let browser: Browser
  let server: VoiceServer

  test.beforeAll(async () => {
    server = await startVoiceServer()
    const executablePath = findChromium()
    browser = await chromium.launch({
      args: [...chromiumArgs, '--autoplay-policy=no-user-gesture-required'],
      ...(executablePath && { executablePath }),
    })
  })

  test.afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  /** Two sentences through the network, with something happening to it in between. */
  async function talkThrough(
    weather: Weather,
    meanwhile: (relay: LossyRelay) => Promise<void> = async () => {},
  ): Promise<CallRecord> {
    const relay = await startLossyRelay(server.udpPort, weather)
    try {
      return await withVisitor(browser, async (page) => {
        const caller = await startCaller(page, {
          url: server.url,
          assistantId: 'front-desk',
          transport: 'webrtc',
          relayPort: relay.port,
        })
        await caller.say(before)
        await caller.listen()
        await meanwhile(relay)
        await caller.say(after)
        // A busy machine may hear late; whoever hangs up before that has heard no answer. Turns are no measure of it: a
        // machine that stalls in the middle of a sentence makes two of it.
        await page.waitForFunction(isAnswered, wordsAfter, { timeout: 30_000 })
        await caller.listen()
        return await caller.hangUp()
      })
    } finally {
      relay.close()
    }
  }

  test('is understood and answered with 5 % of its packets lost', async () => {
    expectUnderstood(await talkThrough({ lossPercent: 5, jitterMs: 0 }))
  })

  test('is understood and answered with packets up to 200 ms late', async () => {
    expectUnderstood(await talkThrough({ lossPercent: 0, jitterMs: 200 }))
  })

  test('goes on after two seconds without a packet', async () => {
    const record = await talkThrough(fair, async (relay) => {
      relay.isCut = true
      await new Promise((resolve) => setTimeout(resolve, gapMs))
      relay.isCut = false
    })

    expectUnderstood(record)
  })
})

/** In the page: a sentence with one of these words has come back as it was heard, and something was said to it. */
function isAnswered(words: string): boolean {
  const texts = globalThis.pageCall?.messages.map(({ text }) => text) ?? []
  const said = texts.filter((text) => text.includes('"transcriptType":"final"'))
  const by = (role: string) => (text: string) => text.includes(`"role":"${role}"`)
  const heardAt = said.findLastIndex(
    (text) => by('user')(text) && new RegExp(words, 'i').test(text),
  )
  return heardAt >= 0 && said.slice(heardAt).some(by('assistant'))
}

/** The words arrived, the same call answered them, and that could be heard. */
function expectUnderstood({ messages, levels }: CallRecord): void {
  const texts = messages.map(({ text }) => text)
  const said = texts
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Record<string, string>)
    .filter(({ transcriptType }) => transcriptType === 'final')
  const last = said.findLast(({ role }) => role === 'user')
  expect(last?.transcript).toMatch(new RegExp(wordsAfter, 'i'))
  expect(said.at(-1)?.role).toBe('assistant')
  expect(texts.join()).not.toContain('"ended"')
  const saidAt = levels.findLast(([, microphone]) => microphone > 0.02)?.[0] ?? 0
  expect(levels.some(([at, , desk]) => at > saidAt && desk > 0.01)).toBe(true)
}
