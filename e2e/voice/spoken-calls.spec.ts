import { chromium, expect, test, type Browser } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { spokenCalls } from '../../scripts/voice-desk/spoken-calls.ts'
import { runSpokenCall } from '../../scripts/voice-desk/spoken-run.ts'

/** A few of the calls the benchmark speaks: each assistant, four voices, every condition. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  transportation: ['everything in one breath', 'the drop-off changed twice', 'asks for a person'],
  hotels: ['two questions at once', 'she is rude', 'everything at once'],
  air: ['rather a telephone number', 'is it safe'],
}

const calls = spokenCalls.filter(({ assistantId, title }) => chosen[assistantId]?.includes(title))

test.describe('a call that is spoken aloud', () => {
  let browser: Browser

  test.beforeAll(async () => {
    const executablePath = findChromium()
    browser = await chromium.launch({
      args: [...chromiumArgs, '--autoplay-policy=no-user-gesture-required'],
      ...(executablePath && { executablePath }),
    })
  })

  test.afterAll(() => browser.close())

  for (const call of calls) {
    const { assistantId, title, voice, condition } = call
    test(`reaches its end: ${assistantId}, ${title} (${voice}, ${condition})`, async ({
      baseURL,
    }) => {
      const { problems } = await runSpokenCall(browser, baseURL ?? '', call)

      expect(problems).toEqual([])
    })
  }
})
