import { solutions, type Solution } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { drawn } from './clock.ts'
import { lookingAt } from './look.ts'
import { motionEnded } from './reveal-all.ts'
import { jumpTo, scrollOrders, spyOnScrolling } from './scroll-spy.ts'
import { open } from './site.ts'

const path = '/use-cases'
const look = lookingAt(path)
const entries: readonly Solution[] = solutions.entries
const titles = entries.map((entry) => entry.title)
const stopsAbovePx = 120
const activeLinePx = 200

function jumpRow(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Jump to' })
}

function tab(page: Page, title: string): Locator {
  return jumpRow(page).getByRole('link', { name: title })
}

function activeTab(page: Page): Locator {
  return jumpRow(page).locator('[aria-current="true"]')
}

function card(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('region', { name: title })
}

/** How far from the top of the window a section begins. */
function topOf(section: Locator): Promise<number> {
  return section.evaluate((element) => element.getBoundingClientRect().top)
}

/** Scrolls so that a section begins at this height of the window. */
async function putTopAt(page: Page, section: Locator, px: number): Promise<void> {
  const top = await section.evaluate(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  )
  await jumpTo(page, Math.ceil(top) - px)
  await drawn(page)
}

async function expectStopsAt120(section: Locator): Promise<void> {
  await expect
    .poll(async () => Math.abs((await topOf(section)) - stopsAbovePx))
    .toBeLessThanOrEqual(1)
}

test.describe('the solutions', () => {
  look('are six sections in order, then the contact section', async ({ page }) => {
    const regions = page.getByRole('main').getByRole('region')
    const ids = await regions.evaluateAll((all) => all.map((region) => region.id))
    expect(ids).toEqual([
      'voice-agents',
      'document-automation',
      'market-validation',
      'agentic-automations',
      'social-media',
      'bespoke-solutions',
      'contact',
    ])
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...titles,
      solutions.contact.title,
    ])
  })

  for (const { title, goodFor, source, challenge, solution } of entries) {
    look(`show ${title} with its statistic, challenge and three steps`, async ({ page }) => {
      await expect(card(page, title).getByText(goodFor)).toBeVisible()
      await expect(card(page, title).getByText(source.figure, { exact: true })).toBeVisible()
      await expect(card(page, title).getByText(source.text)).toBeVisible()
      await expect(card(page, title).getByText(challenge)).toBeVisible()
      const steps = card(page, title).getByRole('list').first().getByRole('listitem')
      await expect(steps.getByRole('heading')).toHaveText(solution.map((step) => step.title))
      await expect(steps.getByRole('paragraph')).toHaveText(
        solution.map((step) => step.description),
      )
    })

    look(`link the statistic of ${title} to its source, with the year`, async ({ page }) => {
      const link = card(page, title).getByRole('figure').getByRole('link')
      await expect(link).toHaveText(`${source.source},\u00a0${source.year}`)
      await expect(link).toHaveAttribute('href', source.url)
    })
  }

  look(
    'have four process steps and an industry impact note on the bespoke card alone',
    async ({ page }) => {
      const bespoke = entries.at(-1)

      await expect(
        card(page, 'Bespoke solutions').getByRole('list').nth(1).getByRole('heading'),
      ).toHaveText((bespoke?.process ?? []).map((step) => step.title))
      await expect(
        card(page, 'Bespoke solutions').getByText(bespoke?.industryImpact ?? 'missing'),
      ).toBeVisible()
      for (const title of titles.slice(0, -1)) {
        await expect(card(page, title).getByRole('list')).toHaveCount(1)
      }
    },
  )

  test('fade in after 100 ms, and 200 ms plus 150 ms each', async ({ page }) => {
    await open(page, path)

    const delays = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((all) =>
        all.slice(0, 6).map((region) => {
          const { animationDelay, animationFillMode } = getComputedStyle(region)
          return [animationFillMode, Math.round(Number.parseFloat(animationDelay) * 1000)]
        }),
      )
    expect(delays).toEqual([300, 450, 600, 750, 900, 1050].map((ms) => ['backwards', ms]))
    for (const title of titles) await expect(card(page, title)).toHaveCSS('opacity', '1')
  })

  test('do not fade when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)

    for (const title of titles) {
      await expect(card(page, title)).toHaveCSS('animation-name', 'none')
    }
  })
})

test.describe('the calls to action', () => {
  for (const label of ['Book Your Free Strategy Session →', 'Book Your Strategy Session →']) {
    test(`hold '${label}', which leads to the form`, async ({ page }) => {
      await open(page, path)

      await page.getByRole('link', { name: label, exact: true }).click()

      await expect(page).toHaveURL(`${path}#contact`)
      await expect(page.getByRole('heading', { name: solutions.contact.title })).toBeInViewport()
    })
  }

  look('stand on every card and lead to the form of this page', async ({ page }) => {
    for (const { title, action } of entries) {
      await expect(card(page, title).getByRole('link', { name: action.label })).toHaveAttribute(
        'href',
        `${path}#contact`,
      )
    }
  })
})

test('the way from a card to the form takes the card’s name along, to be changed', async ({
  page,
}) => {
  await open(page, path)

  await card(page, 'Document automation').getByRole('link', { name: 'Document Session' }).click()

  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('I’d like to talk about document automation.')

  await card(page, 'Social media').getByRole('link', { name: 'Social Media Session' }).click()

  await expect(message).toHaveValue('I’d like to talk about social media.')
})

look(
  'only the first card and the last have a button; between them a line leads on',
  async ({ page }) => {
    for (const { title, action, availability, isBespoke } of entries) {
      const way = card(page, title).getByRole('link', { name: action.label })
      await expect(way).toHaveClass(availability || isBespoke ? 'button' : 'text-link')
    }
  },
)

look('each card says above its problem that it is one', async ({ page }) => {
  for (const title of titles) {
    const heading = card(page, title).getByRole('heading', { name: solutions.cardLabels.challenge })
    expect((await heading.boundingBox())?.height).toBeGreaterThan(10)
  }
})

look(
  'each card after the first says on its tab what its place in the row says',
  async ({ page }) => {
    for (const { title, sign } of entries.slice(1)) {
      await expect(card(page, title).getByText(sign)).toBeVisible()
      await expect(jumpRow(page).getByText(sign)).toBeVisible()
    }
  },
)

test.describe('the jump row', () => {
  look('has one tab for each solution, in order', async ({ page }) => {
    await expect(jumpRow(page).getByText('Jump to', { exact: true })).toBeVisible()
    await expect(jumpRow(page).getByRole('link')).toHaveText(titles)
  })

  for (const [title, id] of entries.map((entry) => [entry.title, entry.id] as const)) {
    test(`scrolls smoothly to ${title} and stops 120 px above it`, async ({ page }) => {
      await spyOnScrolling(page)
      await open(page, path)

      await tab(page, title).click()

      await expect.poll(() => scrollOrders(page)).toEqual([{ to: `#${id}`, behavior: 'smooth' }])
      await expectStopsAt120(card(page, title))
      await expect(activeTab(page)).toHaveText(title)
    })
  }

  test('scrolls again when the same tab is pressed again', async ({ page }) => {
    await open(page, path)
    await tab(page, 'Social media').click()
    await expectStopsAt120(card(page, 'Social media'))
    await jumpTo(page, 900)

    await tab(page, 'Social media').click()

    await expectStopsAt120(card(page, 'Social media'))
  })

  test('jumps at once when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await spyOnScrolling(page)
    await open(page, path)

    await tab(page, 'Social media').click()

    await expect
      .poll(() => scrollOrders(page))
      .toEqual([{ to: '#social-media', behavior: 'instant' }])
    await expectStopsAt120(card(page, 'Social media'))
  })

  test('moves focus to the heading of the section', async ({ page }) => {
    await open(page, path)

    await tab(page, 'Market validation').press('Enter')

    await expect(page.getByRole('heading', { level: 2, name: 'Market validation' })).toBeFocused()
  })

  look('highlights nothing while the opening of the page is on the line', async ({ page }) => {
    await expect(activeTab(page)).toHaveCount(0)

    await putTopAt(page, card(page, 'Voice agents'), activeLinePx + 2)
    await expect(activeTab(page)).toHaveCount(0)
  })

  for (const [index, title] of titles.entries()) {
    look(
      `highlights ${title} once it crosses the line at 200 px, and not before`,
      async ({ page }) => {
        await putTopAt(page, card(page, title), activeLinePx + 2)
        await expect(activeTab(page)).toHaveText(index === 0 ? [] : [titles[index - 1] ?? ''])

        await putTopAt(page, card(page, title), activeLinePx)
        await expect(activeTab(page)).toHaveText([title])
      },
    )
  }

  look('highlights nothing once the last section has passed the line', async ({ page }) => {
    await putTopAt(
      page,
      page.getByRole('region', { name: solutions.contact.title }),
      activeLinePx - 1,
    )

    await expect(activeTab(page)).toHaveCount(0)
  })

  look('raises the active tab by 6 px', async ({ page }) => {
    await putTopAt(page, card(page, 'Market validation'), 0)
    await expect(activeTab(page)).toHaveText('Market validation')
    await motionEnded(page)

    const raised = await activeTab(page).getByText('Market validation').boundingBox()
    const resting = await tab(page, 'Social media').getByText('Social media').boundingBox()
    expect((resting?.y ?? 0) - (raised?.y ?? 0)).toBeCloseTo(6, 0)
  })

  look('sticks under the header along the cards, and leaves with them', async ({ page }) => {
    await putTopAt(page, card(page, 'Agentic automations'), 0)
    const header = await page.getByRole('banner').boundingBox()
    expect((await jumpRow(page).boundingBox())?.y).toBe(header?.height)

    await putTopAt(page, page.getByRole('region', { name: solutions.contact.title }), 0)
    await expect(jumpRow(page)).not.toBeInViewport()
  })
})

test.describe('the jump row on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('says over each tab what an owner notices', async ({ page }) => {
    await open(page, path)

    for (const { sign } of entries) await expect(jumpRow(page).getByText(sign)).toBeVisible()
  })

  test('is where the first card hangs: its name shows once', async ({ page }) => {
    await open(page, path)

    const row = await jumpRow(page).boundingBox()
    const paper = await card(page, 'Voice agents').locator('.index-card').boundingBox()
    expect(paper?.y).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0), 0)
    const name = await card(page, 'Voice agents').getByRole('heading', { level: 2 }).boundingBox()
    expect(name?.width).toBeLessThanOrEqual(1)
  })
})

test.describe('the jump row on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('scrolls sideways by itself, the page does not', async ({ page }) => {
    await open(page, path)
    await expect(tab(page, 'Bespoke solutions')).not.toBeInViewport()

    await putTopAt(page, card(page, 'Bespoke solutions'), 0)

    await expect(tab(page, 'Bespoke solutions')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('shows its beginning again at the top of the page', async ({ page }) => {
    await open(page, path)
    await putTopAt(page, card(page, 'Bespoke solutions'), 0)
    await expect(tab(page, 'Voice agents')).not.toBeInViewport()

    await jumpTo(page, 0)

    await expect(tab(page, 'Voice agents')).toBeInViewport({ ratio: 1 })
  })

  test('stops 120 px above a section here as well', async ({ page }) => {
    await open(page, path)

    await tab(page, 'Document automation').click()

    await expectStopsAt120(card(page, 'Document automation'))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs lead to their sections and nothing is hidden', async ({ page }) => {
    await page.goto(path)
    for (const title of titles) {
      await expect(card(page, title)).toHaveCSS('animation-name', 'none')
      await expect(card(page, title)).toHaveCSS('opacity', '1')
    }

    await tab(page, 'Market validation').click()

    await expect(page).toHaveURL(`${path}#market-validation`)
    await expect(card(page, 'Market validation').getByRole('heading').first()).toBeInViewport()
  })
})

test('on a phone the six cards take eight and two thirds screens at most, each with a picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await open(page, '/use-cases')

  const file = await page.locator('.solutions-file').boundingBox()

  expect((file?.height ?? Infinity) / 844).toBeLessThanOrEqual(8.67)
  for (const title of titles) {
    const pictures = card(page, title).locator(
      '.solution-head .drawing, .example-call, .slip, .solution-tally',
    )
    await expect(pictures.filter({ visible: true }).first()).toBeVisible()
    await expect(card(page, title).locator('.solution-head .drawing')).toBeVisible()
  }
})

look('voice agents are marked as there today, on the one solid card', async ({ page }) => {
  await expect(page.locator('#voice-agents').getByText('Available now, in Beta')).toBeVisible()
  await expect(page.locator('.index-card[data-scheme="bottle"]')).toHaveCount(1)
  await expect(page.locator('#voice-agents .index-card')).toHaveAttribute('data-scheme', 'bottle')
})

look('on a tablet no card is longer than a screen of it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const title of titles) {
    const paper = await card(page, title).locator('.index-card').boundingBox()
    expect(paper?.height, title).toBeLessThanOrEqual(1024)
  }
})

look('voice agents show how a call sounds', async ({ page }) => {
  for (const { by, words } of entries[0]?.call ?? []) {
    const line = page.locator('#voice-agents dl > div').filter({ hasText: words })
    await expect(line).toContainText(by)
  }
  expect(entries[0]?.call).toHaveLength(4)
})

test('voice agents show a way to a line of the visitor’s own', async ({ page }) => {
  await open(page, '/use-cases')

  await page.locator('#voice-agents').getByRole('link', { name: 'Try it on your business' }).click()

  await expect(page).toHaveURL('/products/air#your-business')
  await expect(page.locator('#your-business')).toBeInViewport()
})
