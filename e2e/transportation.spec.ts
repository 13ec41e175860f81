import { demoBlocks, industryBreadcrumb, transportation } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { lookingAt } from './look.ts'
import { open } from './site.ts'

const path = '/industries/transportation'
const look = lookingAt(path)

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name })
}

test.describe('the transportation page', () => {
  test('has a breadcrumb that leads back to all industries', async ({ page }) => {
    await open(page, path)
    const crumbs = page.getByRole('navigation', { name: industryBreadcrumb.name })
    await expect(crumbs.getByText('Transportation')).toBeVisible()

    await crumbs.getByRole('link', { name: 'Industries' }).click()

    await expect(page).toHaveURL('/industries')
  })

  look(
    'opens with its headline beside a trip ticket that is labeled an example',
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(transportation.hero.title)
      const ticket = page.locator('.ticket')
      await expect(ticket.getByRole('term')).toHaveText([
        'Pickup',
        'Drop-off',
        'Passengers',
        'Name',
        'Dispatcher',
      ])
      await expect(ticket.getByText(transportation.ticket.dispatcher.initials)).toBeVisible()
      await expect(ticket.getByText('Example')).toBeVisible()
    },
  )

  look('sets the problem beside the solution', async ({ page }) => {
    const { title, problem, solution } = transportation.cases
    const cases = section(page, title)

    await expect(cases.getByRole('heading', { level: 3 })).toHaveText([
      problem.title,
      solution.title,
    ])
    await expect(cases.getByRole('listitem')).toHaveText([
      ...problem.points.map(({ text, cost }) => `${text} ${cost}`),
      ...solution.points,
    ])
  })

  for (const width of [360, 768, 1440])
    look(`marks the person on the route beside its name at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const stop = page.locator('[data-human]')
      const [name, mark] = await Promise.all([
        stop.getByRole('heading').evaluate((heading) => {
          const words = document.createRange()
          words.selectNodeContents(heading)
          const { left, right } = words.getBoundingClientRect()
          const { top, bottom } = heading.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
        stop
          .locator('.route-person')
          .evaluate((tag) => tag.getBoundingClientRect().toJSON() as DOMRect),
      ])

      const isBeside = mark.left >= name.right || mark.right <= name.left
      expect(isBeside || mark.top >= name.bottom || mark.bottom <= name.top).toBe(true)
    })

  look('works out what a lost ride costs, marked as an example', async ({ page }) => {
    const sum = page.locator('.case-sum')

    await expect(sum).toContainText('Example')
    await expect(sum).toContainText(/One lost\s+ride a week/)
    await expect(sum.getByRole('textbox')).toHaveValue('100')
    await expect(sum).toContainText('$5,200 a year')
  })

  look('goes from ring to ride in six stops, in order', async ({ page }) => {
    const route = section(page, transportation.route.title)

    await expect(route.locator('ol')).toHaveCount(1)
    await expect(route.getByRole('listitem')).toHaveText([
      /Answers the call/,
      /Name, time, pickup, drop-off and passengers/,
      /Sends a summary to a dispatcher for human approval/,
      /In the limo software, or as a dispatch message/,
      /Notifies the driver.*By SMS or email/,
      /Tells the customer.*Sends a confirmation/,
    ])
  })

  look('draws the human approval alone in lamp yellow', async ({ page }) => {
    const stops = section(page, transportation.route.title).locator('.route-stop')
    const lit = await stops.evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = 'var(--lamp)'
      const yellow = getComputedStyle(probe).backgroundColor
      probe.remove()
      return all.map((stop) => getComputedStyle(stop).backgroundColor === yellow)
    })

    expect(lit).toEqual([false, false, true, false, false, false])
  })

  look(
    'runs from left to right on wide screens, each stop after the one before',
    async ({ page }) => {
      await page.setViewportSize({ width: 1080, height: 900 })
      const stops = section(page, transportation.route.title).locator('.route-stop')

      const lefts = await stops.evaluateAll((all) =>
        all.map((stop) => stop.getBoundingClientRect().x),
      )
      expect(lefts).toHaveLength(6)
      expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    },
  )

  for (const width of [360, 768, 1440])
    look(`the line ends at its last stop at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const stops = section(page, transportation.route.title).getByRole('listitem')
      const goesOn = await stops.evaluateAll((all) =>
        all.map((stop) => getComputedStyle(stop, '::before').display !== 'none'),
      )

      expect(goesOn).toEqual([true, true, true, true, true, false])
    })

  for (const width of [360, 768])
    look(`the stamp lies on its slip at ${width} px, not on the form`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const stamp = await page.locator('.next-slip .stamp').boundingBox()
      const slip = await page.locator('.next-slip .slip-sheet').boundingBox()
      const form = await page.locator('.contact-form').boundingBox()

      expect(stamp?.x).toBeGreaterThan(slip?.x ?? 0)
      expect((stamp?.x ?? 0) + (stamp?.width ?? 0)).toBeLessThan(
        (slip?.x ?? 0) + (slip?.width ?? 0),
      )
      expect((stamp?.y ?? 0) + (stamp?.height ?? 0)).toBeLessThan(form?.y ?? 0)
    })

  look('names its integrations, and which of them are optional', async ({ page }) => {
    const integrations = section(page, transportation.integrations.title)

    await expect(integrations.getByRole('listitem')).toHaveText([
      'Limo Anywhere',
      'Moovs',
      'SMS',
      'Email',
      'Chat',
    ])
    await expect(integrations.getByRole('heading', { name: /optional/i })).toBeVisible()
    await expect(integrations.getByText('like these')).toBeVisible()
  })

  look('says what is not stored, and what is handled on request', async ({ page }) => {
    const privacy = section(page, transportation.privacy.title)

    await expect(privacy.getByRole('term')).toHaveText([
      'Call recordings',
      'Sensitive personal data',
      'HIPAA-grade handling',
    ])
    await expect(privacy.locator('.privacy-answer')).toHaveText([
      'Not stored',
      'Not stored',
      'Optional, on request',
    ])
  })

  test('leads from the hero to the demo', async ({ page }) => {
    await open(page, path)
    await page.getByRole('link', { name: transportation.hero.action.label }).click()

    await expect(page).toHaveURL(`${path}#demo`)
    await expect(
      section(page, demoBlocks.transportation.heading).getByRole('button', {
        name: 'Try the Live Voice Demo',
      }),
    ).toBeInViewport()
  })

  test('calls to book a free strategy call, at the contact section', async ({ page }) => {
    await open(page, path)
    await page.locator('.strategy').getByRole('link', { name: 'Book a free strategy call' }).click()

    await expect(page).toHaveURL(`${path}#contact`)
    await expect(page.locator('section#contact')).toBeInViewport()
  })
})

look('the transportation page fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
