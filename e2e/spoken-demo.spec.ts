import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { callerTrack, microphoneArgs, type CallerLine } from '../scripts/voice-desk/caller-track.ts'
import { captions, comeFromElsewhere, demo, fact, startButton } from './demo.ts'
import { open } from './site.ts'

/** After the greeting, and after each answer, there is room to speak. */
const firstLineAtSeconds = 7
const lineEverySeconds = 11
const heardWithinMs = 30_000

type SpokenCall = {
  readonly path: string
  readonly lines: readonly Pick<CallerLine, 'text' | 'voice'>[]
  readonly expectOutcome: (page: Page) => Promise<void>
}

/** Opens the page in a browser whose microphone is this caller, and presses the button. */
async function call({ path, lines, expectOutcome }: SpokenCall, origin = ''): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-caller-'))
  const file = join(folder, 'caller.wav')
  const script = lines.map((line, index) => ({
    ...line,
    atSeconds: firstLineAtSeconds + index * lineEverySeconds,
  }))
  const seconds = firstLineAtSeconds + (lines.length + 1) * lineEverySeconds
  writeFileSync(file, await callerTrack(script, seconds))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs, ...microphoneArgs(file)],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({ baseURL: origin })
    await comeFromElsewhere(page.context())
    await open(page, path)
    await startButton(page).click()
    await expectOutcome(page)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a guest asks by voice and is answered, word for word in the captions', async ({
  baseURL,
}) => {
  await call(
    {
      path: '/industries/hotels-hospitality',
      lines: [
        { text: 'What time is check in?' },
        { text: 'Is there parking at the hotel?' },
        { text: 'Is breakfast included in the price?' },
      ],
      expectOutcome: async (page) => {
        const said = captions(page)
        await expect(said).toContainText(/what time is check.?in/i, { timeout: heardWithinMs })
        await expect(said).toContainText(/check-in .*three/i)
        await expect(said).toContainText(/is there parking/i, { timeout: heardWithinMs })
        await expect(said).toContainText(/breakfast included/i, { timeout: heardWithinMs })
        await expect(demo(page).getByText(/^Answered in \d\.\d\d s$/)).toBeVisible()
      },
    },
    baseURL,
  )
})

test('a car is ordered by voice, and the ticket fills in', async ({ baseURL }) => {
  await call(
    {
      path: '/industries/transportation',
      lines: [
        { text: 'I need a ride to the airport tomorrow morning.' },
        { text: 'My name is Anna Miller.' },
        { text: 'Three passengers and two suitcases.' },
      ],
      expectOutcome: async (page) => {
        await expect(fact(page, 'Day')).not.toBeEmpty({ timeout: heardWithinMs })
        // Surnames are hard to hear, which is why she reads them back.
        await expect(fact(page, 'Name')).toHaveText(/^Anna\b/, { timeout: heardWithinMs })
        await expect(fact(page, 'Passengers')).toHaveText('3', { timeout: heardWithinMs })
      },
    },
    baseURL,
  )
})

test('a caller asks AIR what the company does, and hears it', async ({ baseURL }) => {
  await call(
    {
      path: '/products/air',
      lines: [
        { text: 'What exactly does your company do?' },
        { text: 'How long does it take to set up?' },
      ],
      expectOutcome: async (page) => {
        const said = captions(page)
        await expect(said).toContainText(/what exactly does your company do/i, {
          timeout: heardWithinMs,
        })
        await expect(said).toContainText(/how long does it take/i, { timeout: heardWithinMs })
        await expect(said).toContainText(/6 to 8 weeks|six to eight weeks/i)
      },
    },
    baseURL,
  )
})
