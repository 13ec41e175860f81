import { banner, home, type SignpostCard } from '@nightdesk/content'
import { expect, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'

const look = lookingAt('/')

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name })
}

look(
  'the home page tells one call: what was said, understood and written down',
  async ({ page }) => {
    const steps = section(page, home.heardCall.title).locator('.heard-call > li')

    await expect(steps).toHaveCount(home.callNote.rows.length)
    for (const [index, { said, understood }] of home.heardCall.steps.entries()) {
      const step = steps.nth(index)
      for (const { words } of said)
        await expect(step.locator('q', { hasText: words })).toBeVisible()
      await expect(step.getByText(understood)).toBeVisible()
      // Row by row it is the note that lies beside the headline.
      await expect(step.locator('.heard-row')).toHaveText(
        new RegExp(`^${home.callNote.rows[index]?.name} ${home.callNote.rows[index]?.value}$`),
      )
    }
    await expect(
      section(page, home.heardCall.title).getByText('Example', { exact: true }),
    ).toBeVisible()
  },
)

look('whoever listens hears what the eye sees: ticks, columns, words apart', async ({ page }) => {
  const { callNote, heardCall } = home
  for (const note of await page.locator('.slip-boxes').all()) {
    const ticked = callNote.boxes.filter(({ isTicked }) => isTicked).map(({ label }) => label)
    await expect(note.getByRole('listitem')).toHaveText(ticked)
  }
  const steps = section(page, heardCall.title).locator('.heard-call > li')
  for (const step of await steps.all()) {
    for (const column of Object.values(heardCall.columns)) {
      await expect(step.getByText(column, { exact: true })).toBeVisible()
    }
  }
  const bannerName = `${banner.tag} ${banner.text} ${banner.action}`
  await expect(page.getByRole('link', { name: bannerName, exact: true })).toBeVisible()
})

for (const width of [360, 768, 1440]) {
  look(
    `at ${width} px the hours under the strip stand at their place in the day`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const strip = await page
        .locator('.day-strip')
        .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
      const marks = await page
        .locator('.day-strip-hours li')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().x),
        )

      expect(marks).toHaveLength(width < 768 ? 5 : 9)
      for (const [at, x] of marks.entries()) {
        expect(x).toBeCloseTo(strip.x + (strip.width * at) / (marks.length - 1), 0)
      }
    },
  )
}

look('what was said stands beside what was written down, step by step', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const steps = section(page, home.heardCall.title).locator('.heard-call > li')

  for (const step of await steps.all()) {
    const parts = await step.locator('> div').evaluateAll((all) =>
      all.map((part) => {
        const { left, top } = part.getBoundingClientRect()
        return { left, top }
      }),
    )
    expect(new Set(parts.map(({ top }) => top)).size).toBe(1)
    const lefts = parts.map(({ left }) => left)
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  }
})

look('on a phone the note lies in one piece under all that was said', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const call = section(page, home.heardCall.title)
  const edges = (parts: Locator) =>
    parts.evaluateAll((all) =>
      all.map((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return { top, bottom }
      }),
    )
  const said = await edges(call.locator('.heard-said, .heard-understood'))
  const rows = await edges(call.locator('.heard-row, .heard-foot'))

  expect(Math.max(...said.map(({ bottom }) => bottom))).toBeLessThan(rows[0]?.top ?? 0)
  rows.slice(1).forEach(({ top }, at) => expect(top).toBeCloseTo(rows[at]?.bottom ?? 0, 0))
})

look(
  'the card of the industries leads straight to each trade that has a page',
  async ({ page }) => {
    const trades = home.signposts.cards.flatMap((card: SignpostCard) => card.trades ?? [])

    expect(trades).toHaveLength(5)
    for (const { label, to } of trades) {
      const way = page.getByRole('main').getByRole('link', { name: label, exact: true })
      await expect(way).toHaveAttribute('href', to)
    }
  },
)

for (const width of [768, 1440])
  look(
    `offense and defense share head and total at ${width} px, and fill their pages`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const pages = section(page, home.outcomes.title).locator('.ledger-page')

      await expect(pages.locator('li')).toHaveCount(5)
      // Three entries on one page, two on the other, each as high as the other: no line is left blank.
      const heights = await pages.evaluateAll((all) =>
        all.map((one) => {
          const page = one.querySelector('ol')?.getBoundingClientRect().height ?? 0
          const entries = [...one.querySelectorAll('li')]
          return entries.map((li) => Math.round((10 * li.getBoundingClientRect().height) / page))
        }),
      )
      expect(heights).toEqual([
        [3, 3, 3],
        [5, 5],
      ])
      for (const row of ['.ledger-head', 'ol', '.ledger-total']) {
        const edges = await pages.locator(row).evaluateAll((all) =>
          all.map((entry) => {
            const { top, bottom } = entry.getBoundingClientRect()
            return [Math.round(top), Math.round(bottom)]
          }),
        )
        expect(edges).toHaveLength(2)
        expect(edges[0]).toEqual(edges[1])
      }
    },
  )

look('the way to the line stands beside the two buttons of the hero', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })

  const hear = page.getByRole('main').getByRole('link', { name: home.hear.label, exact: true })
  await expect(hear).toHaveClass('button')
  await expect(hear).toHaveAttribute('href', '/#demo')
  await expect(hear).toBeInViewport({ ratio: 1 })
})

look('after the call that can be read there is one that can be heard', async ({ page }) => {
  const { hear, title } = home.heardCall

  await expect(section(page, title).getByRole('link', { name: hear.label })).toHaveAttribute(
    'href',
    hear.to,
  )
})
