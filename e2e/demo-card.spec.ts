import { brand, demoBlocks, demoCard } from '@nightdesk/content'
import { expect, test, type Locator, type Page, type Route } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import {
  captions,
  comeFromElsewhere,
  demo,
  hummingMicrophone,
  microphones,
  startButton,
  stopButton,
  type,
  watchMicrophones,
} from './demo.ts'
import { open } from './site.ts'

const pages = [
  { path: '/', block: demoBlocks.home },
  { path: '/industries/hotels-hospitality', block: demoBlocks.hotels },
  { path: '/industries/transportation', block: demoBlocks.transportation },
  { path: '/products/air', block: demoBlocks.air },
]
const token = '**/voice/token'

test.use({ launchOptions: hummingMicrophone })

/** Where everything on the card stands, to the pixel, once the block has come to rest. */
async function places(page: Page): Promise<readonly (readonly number[])[]> {
  await demo(page).evaluate(async (block) => {
    const moving = block.getAnimations({ subtree: true })
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

function errorsOf(page: Page): readonly string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  return logged
}

/** Seconds until an element that fades is gone. */
function fadesWithin(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const { transitionDelay, transitionDuration } = getComputedStyle(one)
    return Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration)
  })
}

async function openDemo(page: Page, path: string): Promise<void> {
  await comeFromElsewhere(page.context())
  await watchMicrophones(page)
  await open(page, path)
  await startButton(page).scrollIntoViewIfNeeded()
}

/** Lets a start wait for ever, so that its state can be looked at. */
async function holdStart(page: Page): Promise<void> {
  const held: Route[] = []
  await page.route(token, (route) => {
    held.push(route)
  })
}

for (const { path, block } of pages) {
  test.describe(`the demo card on ${path}`, () => {
    test('waits on a ready line with title, description and what it will use', async ({ page }) => {
      await openDemo(page, path)

      await expect(demo(page).getByRole('heading', { name: block.title })).toBeVisible()
      await expect(demo(page).getByText(block.description)).toBeVisible()
      await expect(demo(page).getByText('Line 1 · ready')).toBeVisible()
      await expect(demo(page).getByText('Demo in English')).toBeVisible()
      await expect(demo(page).getByText('Uses your microphone')).toBeVisible()
      await expect(demo(page).getByText(brand.product, { exact: true })).toBeVisible()
      await expect(demo(page).getByRole('status')).toHaveText('')
      expect(await microphones(page)).toEqual([])
    })

    test('says Stop Demo and Connecting as soon as it is pressed', async ({ page }) => {
      await holdStart(page)
      await openDemo(page, path)
      await startButton(page).click()

      await expect(stopButton(page)).toBeVisible()
      await expect(startButton(page)).toHaveCount(0)
      await expect(demo(page).locator('.demo-line')).toHaveText('Connecting')
      await expect(demo(page).getByRole('status')).toHaveText('Connecting')
      await expect(demo(page).locator('.five-bars')).toHaveAttribute('data-state', 'starting')
    })

    test('is picked up: greeted, on air, with captions, and axe finds no fault', async ({
      page,
    }) => {
      const logged = errorsOf(page)
      await openDemo(page, path)
      await startButton(page).click()

      await expect(demo(page).locator('.demo-line')).toHaveText(/^On air · 0:0\d$/)
      await expect(demo(page).getByRole('status')).toHaveText('On air, speak now')
      await expect(demo(page).locator('.five-bars')).toHaveAttribute('data-state', 'live')
      await expect(captions(page)).toContainText(/Desk .{20}/s)
      expect(await microphones(page)).toEqual(['live'])
      expect(await accessibilityFaults(page)).toEqual([])
      expect(logged).toEqual([])
    })

    test('moves nothing from one state to the next', async ({ page }) => {
      await openDemo(page, path)
      await startButton(page).hover()
      const idle = await places(page)

      await startButton(page).click()
      await expect(stopButton(page)).toBeVisible()
      expect(await places(page)).toEqual(idle)

      await expect(captions(page)).toContainText('Desk')
      expect(await places(page)).toEqual(idle)
    })

    test('falls back to idle when the start fails, and only the console hears why', async ({
      page,
    }) => {
      const logged = errorsOf(page)
      await page.route(token, (route) => route.fulfill({ status: 429, body: '{}' }))
      await openDemo(page, path)
      await startButton(page).focus()
      await page.keyboard.press('Enter')

      await expect(startButton(page)).toBeFocused()
      await expect(demo(page).locator('.demo-line')).toHaveText('Line 1 · ready')
      await expect(demo(page).getByRole('status')).toHaveText('Call ended')
      await expect.poll(() => logged.join()).toContain(demoCard.failureLog)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect.poll(() => microphones(page)).toEqual(['ended'])
    })

    test('is idle at once when it is stopped while it starts, and logs nothing', async ({
      page,
    }) => {
      const logged = errorsOf(page)
      await holdStart(page)
      await openDemo(page, path)
      await startButton(page).click()
      await stopButton(page).click()

      await expect(startButton(page)).toBeVisible()
      // On the AIR page the reload after a call may fall into the question; it is asked again then.
      await expect(async () => {
        expect(await microphones(page)).not.toContain('live')
      }).toPass()
      expect(logged).toEqual([])
    })
  })
}

test.describe('a demo call', () => {
  const path = '/industries/transportation'

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`shows its hint for about 1.8 seconds (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const fades: string[] = []
        for (const name of ['transitionrun', 'transitionend'] as const) {
          document.addEventListener(name, ({ target }) => {
            if (target instanceof Element && target.matches('.demo-hint')) fades.push(name)
          })
        }
        Object.assign(window, { fades })
      })
      await openDemo(page, path)
      await startButton(page).click()
      const hint = demo(page).getByText('Just speak…')

      await expect(hint).toBeAttached()
      expect(await fadesWithin(hint)).toBeCloseTo(1.8)
      const fades = () => page.evaluate(() => Reflect.get(window, 'fades') as readonly string[])
      await expect.poll(fades).toEqual(['transitionrun', 'transitionend'])
      await expect(hint).toHaveCSS('opacity', '0')
    })
  }

  test('asks nobody to speak in a call that was begun by typing', async ({ page }) => {
    await openDemo(page, path)
    await type(page, 'Do you have child seats?')

    await expect(demo(page).getByText(demoCard.typed.microphone)).toBeVisible()
    await expect(
      demo(page).getByRole('status').filter({ hasText: demoCard.typed.active }),
    ).toHaveCount(1)
    await expect(demo(page).getByText(demoCard.hint)).toHaveCount(0)
    await stopButton(page).click()
    await expect(demo(page).getByText(demoCard.microphone)).toBeVisible()
  })

  test('has a silent sound at 0.01 ready before the press, played and paused after 50 ms', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.Audio = class extends Audio {
        constructor(src?: string) {
          super(src)
          const played: string[] = []
          for (const name of ['playing', 'pause']) {
            this.addEventListener(name, () => played.push(name))
          }
          Object.assign(window, { silence: this, played })
        }
      }
    })
    await openDemo(page, path)
    const silence = () =>
      page.evaluate(() => {
        const { silence, played } = window as unknown as {
          silence?: HTMLAudioElement
          played: string[]
        }
        return silence && { path: new URL(silence.src).pathname, volume: silence.volume, played }
      })
    expect(await silence()).toBeUndefined()

    await startButton(page).hover()
    await expect.poll(silence).toEqual({ path: '/silence.wav', volume: 0.01, played: [] })

    await startButton(page).click()
    await expect.poll(async () => (await silence())?.played).toEqual(['playing', 'pause'])
  })

  test('that the browser refuses to play is logged, and heard from the next touch on', async ({
    page,
  }) => {
    const logged = errorsOf(page)
    await page.addInitScript(() => {
      let touches = 0
      addEventListener('pointerdown', () => (touches += 1), { capture: true })
      const play: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, 'play')
      HTMLMediaElement.prototype.play = new Proxy(play, {
        async apply(_, sound: HTMLMediaElement, args) {
          // The press that begins the call is not enough for it.
          if (touches < 2) throw new DOMException('touch first', 'NotAllowedError')
          await (Reflect.apply(play, sound, args) as Promise<void>)
          if (sound.srcObject) Object.assign(window, { isHeard: true })
        },
      })
    })
    const isHeard = () => page.evaluate(() => 'isHeard' in window)
    await openDemo(page, path)
    await startButton(page).click()
    await expect(captions(page)).toContainText('Desk')
    await expect
      .poll(() => logged.filter((line) => line.includes(demoCard.failureLog)))
      .toHaveLength(1)
    expect(logged.join()).toContain('touch first')
    expect(await isHeard()).toBe(false)

    await captions(page).click()

    await expect.poll(isHeard).toBe(true)
    await expect(stopButton(page)).toBeVisible()
  })

  test('releases the microphone when it is stopped, and can be held again', async ({ page }) => {
    await openDemo(page, path)
    for (const heldSoFar of [1, 2]) {
      await startButton(page).click()
      await expect(captions(page)).toContainText('Desk')
      await stopButton(page).click()

      await expect.poll(() => microphones(page)).toEqual(Array(heldSoFar).fill('ended'))
      await expect(startButton(page)).toBeVisible()
    }
  })

  test('ends when the visitor goes to another page', async ({ page }) => {
    await openDemo(page, path)
    await startButton(page).click()
    await expect(captions(page)).toContainText('Desk')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()

    await expect(page).toHaveURL('/privacy')
    await expect.poll(() => microphones(page)).toEqual(['ended'])
  })

  test('goes on while its tab is in the background', async ({ page, context }) => {
    await openDemo(page, path)
    await startButton(page).click()
    await expect(captions(page)).toContainText('Desk')
    const answers = captions(page).locator('[data-by="assistant"]:not([data-unfinished])')

    const other = await context.newPage()
    await other.goto('/privacy')
    await other.bringToFront()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const before = await answers.count()
    await type(page, 'From 40 West 57th Street to JFK')

    await expect.poll(() => answers.count()).toBeGreaterThan(before)
    expect(await microphones(page)).toEqual(['live'])
    await page.bringToFront()
    await expect(stopButton(page)).toBeVisible()
  })

  test('goes back to idle when the microphone is refused', async ({ page }) => {
    const logged = errorsOf(page)
    await openDemo(page, path)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    })
    await startButton(page).click()

    await expect(demo(page).getByRole('status')).toHaveText('Call ended')
    await expect(startButton(page)).toBeFocused()
    await expect.poll(() => logged.join()).toContain(demoCard.failureLog)
  })

  test('goes back to idle when there is no microphone, or no provider', async ({ page }) => {
    await openDemo(page, path)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('None', 'NotFoundError'))
    })
    await startButton(page).click()
    await expect(startButton(page)).toBeVisible()

    await page.route('**/voice/**', (route) => route.fulfill({ status: 404, body: '{}' }))
    await startButton(page).click()
    await expect(startButton(page)).toBeVisible()
  })

  test('is refused while the same visitor already has one, which goes on', async ({
    page,
    context,
  }) => {
    await openDemo(page, path)
    await startButton(page).click()
    await expect(captions(page)).toContainText('Desk')

    const second = await context.newPage()
    await open(second, path)
    await startButton(second).click()

    await expect(demo(second).getByRole('status')).toHaveText('Call ended')
    await expect(stopButton(page)).toBeVisible()
  })
})

test.describe('Try out AIR', () => {
  test('starts and stops the call, and the page is reloaded after it', async ({ page }) => {
    await openDemo(page, '/products/air')
    const button = page.getByRole('main').getByRole('button', { name: 'Try out AIR', exact: true })
    await button.click()
    await expect(captions(page)).toContainText('Desk')
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))

    const stops = page.getByRole('main').getByRole('button', { name: 'Stop Demo' })
    await expect(stops).toHaveCount(2)
    const reloaded = page.waitForEvent('load')
    await stops.first().click()
    await reloaded

    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
    await expect(button).toBeVisible()
  })
})

test('a double click starts one call, and does not stop it', async ({ page }) => {
  await openDemo(page, '/products/air')
  await startButton(page).dblclick()

  await expect(stopButton(page)).toBeVisible()
  await expect(demo(page).locator('.demo-card')).toHaveAttribute('data-state', 'active')
  await stopButton(page).click()
})

test('the card takes its default title where a page gives none of its own', async ({ page }) => {
  await page.goto('/industries/transportation')

  await expect(
    demo(page).getByRole('heading', { name: 'Try Our AI Receptionist for Ground Transportation' }),
  ).toBeVisible()
})

test('the card is at most 560 px wide, with a well of at least 148', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/industries/transportation')

  const card = await demo(page).locator('.demo-card').boundingBox()
  expect(card?.width).toBeLessThanOrEqual(560)
  await expect(demo(page).locator('.demo-card')).toHaveCSS('border-radius', '14px 0px 0px 14px')
  const well = await demo(page).locator('.demo-well').boundingBox()
  expect(well?.height).toBeGreaterThanOrEqual(148 + 24)
})

test.describe('the card without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('says what it needs in place of a button that could not answer', async ({ page }) => {
    await page.goto('/industries/transportation')

    await expect(demo(page).getByText(demoCard.noScript)).toBeVisible()
    await expect(demo(page).getByRole('button')).toHaveCount(0)
  })
})
