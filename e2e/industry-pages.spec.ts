import { financialServices, healthcare } from '@nightdesk/content'
import { commonIndustryWords } from '@nightdesk/content/testing'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { lookingAt } from './look.ts'

function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** Shows every section: one that still waits to be seen would not be judged. */
async function showAll(page: Page): Promise<void> {
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded()
  }
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
}

for (const { path, words: copy } of commonIndustryWords()) {
  test.describe(`the page ${path}`, () => {
    const look = lookingAt(path)

    test('leads back to Industries by its breadcrumb', async ({ page }) => {
      await page.goto(path)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })

      await expect(crumbs.locator('[aria-current="page"]')).toHaveText(copy.hero.label)
      await crumbs.getByRole('link', { name: 'Industries', exact: true }).click()
      await expect(page).toHaveURL('/industries')
    })

    look('makes its claim in a heading of its own', async ({ page }) => {
      await expect(
        page.getByRole('heading', { level: 2, name: copy.claim.claim.text, exact: true }),
      ).toBeVisible()
    })

    look('strikes through the work it takes off the day', async ({ page }) => {
      const struck = section(page, copy.timeSinks.title).locator('s')

      await expect(struck).toHaveText(copy.timeSinks.lines.map(({ text }) => text))
      await expect(struck.first()).toHaveCSS('text-decoration-line', 'line-through')
      // The line runs behind the letters, so that the job can still be read.
      await expect(struck.first()).toHaveCSS('background-size', '100% 1.5px')
    })

    look('sets what happens instead larger than the work it replaces', async ({ page }) => {
      const sizes = await section(page, copy.timeSinks.title)
        .locator('li')
        .first()
        .evaluate((line) =>
          ['.sink-instead', 's'].map((part) =>
            Number.parseFloat(getComputedStyle(line.querySelector(part) ?? line).fontSize),
          ),
        )

      expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Infinity)
    })

    look(
      'can be heard from its opening, and from a call it prints further down',
      async ({ page }) => {
        const { label = '', to = '' } = copy.hero.secondAction ?? {}
        const ways = page.getByRole('main').getByRole('link', { name: label, exact: true })
        const printed = [copy.assurance?.call, copy.outcomes.call].filter(Boolean).length

        await expect(ways).toHaveCount(1 + printed)
        for (const way of await ways.all()) await expect(way).toHaveAttribute('href', to)
        await expect(
          page.locator('.example-call').getByRole('link', { name: label, exact: true }),
        ).toHaveCount(printed)
      },
    )

    look('shows three sample automations, each with its result', async ({ page }) => {
      const samples = section(page, copy.automations.title)

      await expect(samples.getByRole('heading', { level: 3 })).toHaveText(
        copy.automations.samples.map(({ title }) => title),
      )
      await expect(samples.getByRole('listitem')).toHaveCount(3)
      for (const { leaves } of copy.automations.samples) {
        await expect(samples.getByText(leaves)).toBeVisible()
      }
    })

    look('adds up four outcomes over a double rule', async ({ page }) => {
      const outcomes = section(page, copy.outcomes.title)

      await expect(outcomes.getByRole('listitem')).toHaveCount(4)
      await expect(outcomes.getByRole('heading', { level: 3 })).toHaveText(
        copy.outcomes.entries.map(({ title }) => title),
      )
      await expect(
        outcomes.getByRole('paragraph').filter({ hasText: copy.outcomes.total.name }),
      ).toHaveCSS('border-bottom-style', 'double')
    })

    test('asks for one thing, in the same words, and leads to the contact section', async ({
      page,
    }) => {
      await page.goto(path)
      const calls = page
        .getByRole('main')
        .getByRole('link', { name: 'Schedule a Free Strategy Call', exact: true })

      await expect(calls).toHaveCount(2)
      for (const call of await calls.all()) {
        await expect(call).toHaveAttribute('href', `${path}#contact`)
      }
      await calls.first().click()
      await expect(page).toHaveURL(`${path}#contact`)
      await expect(page.locator('#contact')).toBeInViewport()
    })

    look('labels its paper as an example', async ({ page }) => {
      await expect(page.getByText('Example', { exact: true }).first()).toBeVisible()
    })

    look('has its headings in order', async ({ page }) => {
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))

      expect(levels[0]).toBe(1)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      levels.slice(1).forEach((level, index) => {
        expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
      })
    })

    look('needs no sideways scrolling at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test('is free of accessibility faults', async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await showAll(page)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}

test('healthcare claims 50% less cost than virtual receptionists', async ({ page }) => {
  await page.goto('/industries/healthcare')

  await expect(page.getByRole('main')).toContainText('50% less cost than virtual receptionists')
  await expect(page.getByText('please arrive 10 minutes early')).toBeVisible()
})

test('financial services makes no claim about virtual receptionists', async ({ page }) => {
  await page.goto('/industries/financial-services')

  await expect(page.getByRole('main')).not.toContainText('virtual receptionists')
})

test('the last line of the file came in by phone, and its slip lies beside it', async ({
  page,
}) => {
  await page.goto('/industries/financial-services')

  const { callNote } = financialServices.paper
  const slip = page.locator('.statement-call')
  await expect(slip.getByText(callNote.title, { exact: true })).toBeVisible()
  for (const { value } of callNote.rows) await expect(slip.getByText(value)).toBeVisible()
})

test('the statement closes with a double rule under its total', async ({ page }) => {
  await page.goto('/industries/financial-services')

  const { rows, total } = financialServices.paper
  const statement = page.getByRole('table')
  await expect(statement.getByRole('row')).toHaveCount(rows.length + 2)
  await expect(
    statement.getByRole('row', { name: total.name }).getByText(total.value, { exact: true }),
  ).toHaveCSS('border-bottom-style', 'double')
})

test('healthcare answers the question about HIPAA once it is clear what it does', async ({
  page,
}) => {
  await page.goto('/industries/healthcare')

  const { title, lines } = healthcare.assurance
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    healthcare.claim.claim.text,
    healthcare.timeSinks.title,
    healthcare.automations.title,
    title,
    healthcare.outcomes.title,
    healthcare.contact.title,
  ])
  for (const { name, answer } of lines) {
    const line = section(page, title).locator('dl > div').filter({ hasText: name })
    await expect(line).toContainText(answer)
  }
})

test('financial services has the sections of healthcare in its order, the cost before and the weeks after', async ({
  page,
}) => {
  await page.goto('/industries/financial-services')

  const { claim, timeSinks, assurance, automations, outcomes, contact } = financialServices
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    claim.cost.title,
    claim.claim.text,
    timeSinks.title,
    // Right after the caller's question that the time sinks end with.
    assurance.title,
    automations.title,
    outcomes.title,
    claim.schedule.title,
    contact.title,
  ])
})

test('healthcare ends with the call that its opening has the note of', async ({ page }) => {
  await page.goto('/industries/healthcare')

  const { call, title } = healthcare.outcomes
  await expect(section(page, title).getByText(call.example)).toBeVisible()
  expect(call.line).toContain(healthcare.paper.callNote.number)
  for (const { words } of call.lines) await expect(page.getByText(words)).toBeVisible()
})

test('financial services prints the call that its opening has the slip of', async ({ page }) => {
  await page.goto('/industries/financial-services')

  const { call, title } = financialServices.assurance
  expect(call.line).toContain(financialServices.paper.callNote.number)
  for (const { words } of call.lines) {
    await expect(section(page, title).getByText(words)).toBeVisible()
  }
})

test('healthcare says what to look for on a receptionist’s bill', async ({ page }) => {
  await page.goto('/industries/healthcare')

  const { claim, terms } = healthcare.claim
  const rows = section(page, claim.text).getByRole('row')
  for (const { item, figure } of terms.rows) {
    await expect(rows.filter({ hasText: item })).toContainText(figure)
  }
})

test('the plan draws each part of the work in the weeks it takes', async ({ page }) => {
  await page.goto('/industries/financial-services')

  const lines = section(page, financialServices.claim.schedule.title).getByRole('listitem')
  const drawn = await lines.evaluateAll((all) =>
    all.map((line) =>
      [...line.querySelectorAll('.plan-cell')]
        .map((cell, week) => (cell.hasAttribute('data-full') ? week + 1 : 0))
        .filter((week) => week > 0),
    ),
  )

  expect(drawn).toEqual([[1, 2], [3, 4, 5], [6], [7, 8]])
  await expect(lines.first()).toContainText('Weeks 1–2')
})
