import { brand, demoBlocks, demoCard } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { drawn, installClock, passTime } from './clock.ts'
import { open } from './site.ts'

const pages = [
  { path: '/industries/hotels-hospitality', block: demoBlocks.hotels },
  { path: '/industries/transportation', block: demoBlocks.transportation },
]

/** How long a start is tried while no voice provider is there. */
const triesForMs = 900

function demo(page: Page): Locator {
  return page.locator('#demo')
}

function startButton(page: Page): Locator {
  return demo(page).getByRole('button', { name: 'Try the Live Voice Demo' })
}

function stopButton(page: Page): Locator {
  return demo(page).getByRole('button', { name: 'Stop Demo' })
}

function status(page: Page): Locator {
  return demo(page).getByRole('status')
}

/** Where everything on the card stands, to the pixel, once the block has come to rest. */
async function places(page: Page): Promise<readonly (readonly number[])[]> {
  await demo(page).evaluate(async (block) => {
    const moving = block.parentElement?.getAnimations({ subtree: true }) ?? []
    const ending = moving.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  return demo(page)
    .locator('.demo-card, .demo-card > *:not(.visually-hidden)')
    .evaluateAll((all) =>
      all.map((element) => {
        const box = element.getBoundingClientRect()
        return [box.x, box.y + window.scrollY, box.width, box.height]
      }),
    )
}

/** Stops the page's time minutes ahead: a busy machine may take its seconds to get there, and nothing else is waiting. */
async function stopTimeWellAhead(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 10 * 60_000)
  await drawn(page)
}

for (const { path, block } of pages) {
  test.describe(`the demo card on ${path}`, () => {
    const logged: string[] = []

    test.beforeEach(async ({ page }) => {
      logged.length = 0
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text())
      })
      await installClock(page)
      await open(page, path)
      await startButton(page).scrollIntoViewIfNeeded()
      await stopTimeWellAhead(page)
    })

    test('waits on a ready line with title, description and what it will use', async ({ page }) => {
      await expect(demo(page).getByRole('heading', { name: block.title })).toBeVisible()
      await expect(demo(page).getByText(block.description)).toBeVisible()
      await expect(demo(page).getByText('Line 1 · ready')).toBeVisible()
      await expect(demo(page).getByText('English + 20')).toBeVisible()
      await expect(demo(page).getByText('Uses your microphone')).toBeVisible()
      await expect(demo(page).getByText(brand.product, { exact: true })).toBeVisible()
      await expect(status(page)).toHaveText('')
    })

    test('says Stop Demo and Connecting as soon as it is pressed', async ({ page }) => {
      await startButton(page).click()

      await expect(stopButton(page)).toBeVisible()
      await expect(startButton(page)).toHaveCount(0)
      await expect(demo(page).locator('.demo-line')).toHaveText('Connecting')
      await expect(status(page)).toHaveText('Connecting')
      await expect(demo(page).locator('.five-bars')).toHaveAttribute('data-state', 'starting')
    })

    test('falls back to idle when the start fails, and only the console hears why', async ({
      page,
    }) => {
      await startButton(page).click()
      await passTime(page, triesForMs - 1)
      await expect(stopButton(page)).toBeVisible()
      expect(logged).toEqual([])

      await passTime(page, 1)

      await expect(startButton(page)).toBeVisible()
      await expect(demo(page).locator('.demo-line')).toHaveText('Line 1 · ready')
      await expect(status(page)).toHaveText('Call ended')
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain('No voice provider is configured.')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('No voice provider')).toHaveCount(0)
    })

    test('keeps the focus on its one button through every state', async ({ page }) => {
      await startButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(stopButton(page)).toBeFocused()

      await passTime(page, triesForMs)

      await expect(startButton(page)).toBeFocused()
    })

    test('is idle at once when it is stopped while it starts, and logs nothing', async ({
      page,
    }) => {
      await startButton(page).click()

      await stopButton(page).click()

      await expect(startButton(page)).toBeVisible()
      await expect(status(page)).toHaveText('Call ended')
      await passTime(page, 2 * triesForMs)
      expect(logged).toEqual([])
    })

    test('gives a new start its full time after a stopped one', async ({ page }) => {
      await startButton(page).click()
      await passTime(page, triesForMs - 100)
      await stopButton(page).click()
      await startButton(page).click()

      await passTime(page, triesForMs - 100)
      await expect(stopButton(page)).toBeVisible()

      await passTime(page, 100)
      await expect(startButton(page)).toBeVisible()
      expect(logged).toHaveLength(1)
    })

    test('moves nothing from one state to the next', async ({ page }) => {
      const idle = await places(page)

      await startButton(page).click()
      await expect(stopButton(page)).toBeVisible()
      expect(await places(page)).toEqual(idle)

      await passTime(page, triesForMs)
      await expect(startButton(page)).toBeVisible()
      expect(await places(page)).toEqual(idle)
    })

    test('hides its five bars from screen readers and says the state in words', async ({
      page,
    }) => {
      const bars = demo(page).locator('.five-bars')

      await expect(bars).toHaveAttribute('aria-hidden', 'true')
      await expect(bars.locator('> span')).toHaveCount(5)
    })
  })
}

test('the card takes its default title where a page gives none of its own', async ({ page }) => {
  await page.goto('/industries/transportation')

  await expect(
    demo(page).getByRole('heading', { name: 'Try Our AI Receptionist for Ground Transportation' }),
  ).toBeVisible()
})

test('the card is at most 560 px wide, with a well of 148', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/industries/transportation')

  const card = await demo(page).locator('.demo-card').boundingBox()
  expect(card?.width).toBe(560)
  await expect(demo(page).locator('.demo-card')).toHaveCSS('border-radius', '14px')
  await expect(demo(page).locator('.demo-well')).toHaveCSS('grid-template-rows', '148px 24px')
})

test.describe('the card without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('says what it needs in place of a button that could not answer', async ({ page }) => {
    await page.goto('/industries/transportation')

    await expect(demo(page).getByText(demoCard.noScript)).toBeVisible()
    await expect(demo(page).getByRole('button')).toHaveCount(0)
  })
})
