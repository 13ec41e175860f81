import { missingAssistantMessage } from '@nightdesk/contracts'
import { expect, test, type Page, type Response } from '@playwright/test'
import { startButton } from './demo.ts'
import { everyPath, hydrated, unknownPath } from './site.ts'
import { watchStylesheets } from './stylesheets.ts'

/** Words that no minifier can shorten: one of the voice client, one of its WebRTC transport. */
const marks = [missingAssistantMessage, 'RTCPeerConnection']

/** The scripts that come from now on and bring the voice client, by name. */
function watchVoiceClient(page: Page): () => Promise<string[]> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('javascript')) scripts.push(response)
  })
  return async () => {
    const found: string[] = []
    for (const script of scripts) {
      const text = await script.text()
      if (marks.some((mark) => text.includes(mark))) found.push(new URL(script.url()).pathname)
    }
    return found
  }
}

for (const path of everyPath) {
  test(`${path} brings its rules along, and no voice client`, async ({ page }) => {
    const stylesheets = watchStylesheets(page)
    const voiceClient = watchVoiceClient(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)

    expect(stylesheets).toEqual([])
    expect(await voiceClient()).toEqual([])
    // The not-found page has no rules of its own.
    const ownRules = path === unknownPath ? 0 : 1
    await expect(page.locator('head style[data-precedence="page"]')).toHaveCount(ownRules)
  })
}

test('a visitor who reaches for the demo gets it', async ({ page }) => {
  const voiceClient = watchVoiceClient(page)
  await page.goto('/products/air', { waitUntil: 'networkidle' })
  await hydrated(page)

  await startButton(page).hover()

  await expect.poll(voiceClient).toHaveLength(1)
})
