// Machine, conversation and typing line as one piece, with the paper and what to ask beside it.
import { demoBlocks, demoTalk } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { captions, comeFromElsewhere, demo, say, startButton, typeField } from './demo.ts'
import { holdBack, hydrated, open } from './site.ts'

const pages = [
  { path: '/', block: demoBlocks.home },
  { path: '/industries/hotels-hospitality', block: demoBlocks.hotels },
  { path: '/industries/transportation', block: demoBlocks.transportation },
  { path: '/products/air', block: demoBlocks.air },
]

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function boxOf(page: Page, part: string): Promise<Box> {
  const box = await demo(page).locator(part).boundingBox()
  if (!box) throw new Error(`${part} is not there`)
  return box
}

function headerHeight(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)
}

function question(page: Page, words: string): Locator {
  return demo(page).getByRole('button', { name: words, exact: true })
}

/** How many of what the caller said stand in the window of the conversation, in full. */
function turnsInSight(page: Page): Promise<number> {
  return captions(page).evaluate((log) => {
    const frame = log.getBoundingClientRect()
    const turns = [...log.querySelectorAll('[data-by="user"]')].map((turn) =>
      turn.getBoundingClientRect(),
    )
    return turns.filter(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom).length
  })
}

for (const { path, block } of pages) {
  test.describe(`the demo on ${path}`, () => {
    test('is one piece in a window of 900 px, with the paper beside it', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, path)
      const card = await boxOf(page, '.demo-card')
      const talk = await boxOf(page, '.demo-talk')
      const paper = await boxOf(page, '.demo-paper')

      // Side by side without a gap, one as high as the other, and no higher than what the header leaves.
      expect(talk.x).toBeCloseTo(card.x + card.width, 0)
      expect([talk.y, talk.height]).toEqual([card.y, card.height])
      expect(card.height + (await headerHeight(page))).toBeLessThanOrEqual(900)
      // The paper begins where the piece does and ends within it, to its left or right.
      expect(Math.abs(paper.y - card.y)).toBeLessThan(12)
      expect(paper.y + paper.height).toBeLessThanOrEqual(card.y + card.height + 12)
      expect(paper.x + paper.width <= card.x || paper.x >= talk.x + talk.width).toBe(true)
    })

    test('shows its example first, and the conversation right under it', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, path)
      const log = await boxOf(page, '.demo-captions')
      const example = await boxOf(page, '.demo-example')
      const intro = await boxOf(page, '.demo-caption-none')

      expect(example.y - log.y).toBeLessThan(24)
      expect(intro.y).toBeGreaterThan(example.y + example.height)
      expect(intro.y - example.y - example.height).toBeLessThan(24)
    })

    test('fits the screen of a phone, the typing line last', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, path)
      const card = await boxOf(page, '.demo-card')
      const talk = await boxOf(page, '.demo-talk')
      const field = await boxOf(page, '.demo-type')

      expect(talk.y).toBeCloseTo(card.y + card.height, 0)
      expect(field.y).toBeGreaterThan(talk.y)
      const height = card.height + talk.height
      expect(height + (await headerHeight(page))).toBeLessThanOrEqual(844)
    })

    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [360, 900],
      [390, 844],
    ] as const)
      test(`shows its example whole or not at all at ${width} by ${height} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await open(page, path)

        await expect(captions(page).getByText(demoTalk.captionsEmpty)).toBeVisible()
        const [scrolls, isShown] = await captions(page).evaluate((log) => [
          log.scrollHeight > log.clientHeight,
          log.querySelector('.demo-example')?.checkVisibility(),
        ])
        expect(scrolls).toBe(false)
        if (height > 800) expect(isShown).toBe(true)
      })

    test('says on the blank paper that it fills in', async ({ page }) => {
      await open(page, path)

      await expect(demo(page).locator('.demo-paper')).toContainText(demoTalk.paperBlank)
    })

    test('sets its questions on slips as wide as each other', async ({ page }) => {
      await open(page, path)
      const slips = demo(page).locator('.demo-questions').getByRole('button')

      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const widths = await slips.evaluateAll((all) =>
          all.map((slip) => Math.round(slip.getBoundingClientRect().width)),
        )
        expect(new Set(widths).size, `at ${width} px`).toBe(1)
      }
    })

    test('has questions to press, which are typed and sent', async ({ page }) => {
      await comeFromElsewhere(page.context())
      await open(page, path)
      const [first = ''] = block.questions
      await expect(demo(page).locator('.demo-questions').getByRole('button')).toHaveText([
        ...block.questions,
      ])

      await question(page, first).click()

      const heard = captions(page).locator('[data-by="user"]').filter({ hasText: first })
      await expect(heard).not.toHaveAttribute('data-unfinished')
      await expect(heard.locator('xpath=following-sibling::p[@data-by="assistant"]')).toHaveCount(1)
      await expect(typeField(page)).toHaveValue('')
    })
  })
}

for (const [name, width, height] of [
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
] as const) {
  test(`the conversation shows three exchanges on the screen of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await comeFromElsewhere(page.context())
    await open(page, '/industries/hotels-hospitality')

    for (const words of demoBlocks.hotels.questions.slice(0, 3)) await say(page, words)

    await expect.poll(() => turnsInSight(page)).toBe(3)
  })
}

test('with a phone’s keyboard open the last words stand above the typing line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await comeFromElsewhere(page.context())
  await open(page, '/industries/hotels-hospitality')
  await say(page, 'Is the pool open?')

  // What a keyboard leaves of the window.
  await page.setViewportSize({ width: 390, height: 450 })
  await typeField(page).focus()
  await typeField(page).evaluate((field) => field.scrollIntoView({ block: 'end' }))

  // Windows are scrolled by whole pixels.
  await expect(typeField(page)).toBeInViewport({ ratio: 0.98 })
  await expect(captions(page).locator('[data-by="assistant"]').last()).toBeInViewport({ ratio: 1 })
})

test('a question leaves the words alone that stand in the field', async ({ page }) => {
  await comeFromElsewhere(page.context())
  await open(page, '/industries/hotels-hospitality')
  await say(page, 'Is the pool open?')
  await typeField(page).fill('And the gym')

  await question(page, 'What time is check-in?').click()

  await expect(captions(page).getByText('What time is check-in?')).toBeVisible()
  await expect(typeField(page)).toHaveValue('And the gym')
})

test('a question that is pressed before its program is there is asked when it comes', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/demo-program-*.js')
  await comeFromElsewhere(page.context())
  await open(page, '/industries/hotels-hospitality')
  await question(page, 'Is the pool open?').click()
  await expect(typeField(page)).toHaveValue('Is the pool open?')

  bring()

  await expect(captions(page).getByText('Is the pool open?')).toBeVisible()
  await expect(typeField(page)).toHaveValue('')
})

test.describe('before any script of the page is there', () => {
  const pressed = 'Is the pool open?'

  for (const [title, press] of [
    ['a question', (page: Page) => question(page, pressed).click()],
    [
      'Enter',
      async (page: Page) => {
        await typeField(page).fill(pressed)
        await typeField(page).press('Enter')
      },
    ],
  ] as const) {
    test(`${title} is pressed, twice, and is asked once when they come`, async ({ page }) => {
      const bring = await holdBack(page, '**/*.js')
      await comeFromElsewhere(page.context())
      await page.goto('/industries/hotels-hospitality', { waitUntil: 'domcontentloaded' })
      await press(page)
      await press(page)
      // The pointer has gone elsewhere meanwhile.
      await page.mouse.move(0, 0)

      bring()

      const heard = captions(page).locator('[data-by="user"]:not([data-unfinished])')
      await expect(heard).toHaveText([new RegExp(`${pressed.replace('?', '\\?')}$`)])
      await expect(typeField(page)).toHaveValue('')
    })
  }

  test('nothing is pressed again on the next page', async ({ page }) => {
    const bring = await holdBack(page, '**/*.js')
    await comeFromElsewhere(page.context())
    await page.goto('/industries/hotels-hospitality', { waitUntil: 'domcontentloaded' })
    await question(page, pressed).click()
    bring()
    await hydrated(page)
    await expect(captions(page).getByText(pressed)).toBeVisible()

    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)

    await expect(question(page, demoBlocks.home.questions[0] ?? '')).toBeVisible()
    await expect(captions(page).locator('[data-by="user"]')).toHaveCount(0)
    await expect(startButton(page)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are slips to read', async ({ page }) => {
    await page.goto('/industries/hotels-hospitality')

    await expect(demo(page).getByText(demoTalk.questionsTitle)).toBeVisible()
    const slips = demo(page).locator('.demo-questions p.demo-question')
    await expect(slips).toHaveText([...demoBlocks.hotels.questions])
    for (const slip of await slips.all()) await expect(slip).toBeVisible()
    await expect(demo(page).getByRole('button')).toHaveCount(0)
  })
})
