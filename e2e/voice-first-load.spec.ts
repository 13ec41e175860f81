import { missingAssistantMessage } from '@nightdesk/contracts'
import { expect, test, type Page, type Response } from '@playwright/test'
import { startButton } from './demo.ts'
import { everyPath, hydrated } from './site.ts'

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

test('no page brings the voice client with its first load', async ({ page }) => {
  test.slow()
  const found: Record<string, string[]> = {}
  for (const path of everyPath) {
    const visit = await page.context().newPage()
    const voiceClient = watchVoiceClient(visit)
    await visit.goto(path, { waitUntil: 'networkidle' })
    await hydrated(visit)
    found[path] = await voiceClient()
    await visit.close()
  }

  expect(found).toEqual(Object.fromEntries(everyPath.map((path) => [path, []])))
})

test('a visitor who reaches for the demo gets it', async ({ page }) => {
  const voiceClient = watchVoiceClient(page)
  await page.goto('/products/air', { waitUntil: 'networkidle' })
  await hydrated(page)

  await startButton(page).hover()

  await expect.poll(voiceClient).toHaveLength(1)
})
