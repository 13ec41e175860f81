import { brand, privacy, terms, type LegalDocument } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { lookingAt } from './look.ts'
import { open } from './site.ts'

type Legal = { readonly path: string; readonly document: LegalDocument; readonly count: number }

const legalPages: readonly Legal[] = [
  { path: '/privacy', document: privacy, count: 8 },
  { path: '/terms', document: terms, count: 10 },
]

function sectionHeadings(page: Page) {
  return page.getByRole('article').getByRole('heading', { level: 2 })
}

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'Contents' })
}

for (const { path, document, count } of legalPages) {
  test.describe(path, () => {
    const look = lookingAt(path)

    look('is effective 2025', async ({ page }) => {
      await expect(
        page.getByRole('main').getByText('Effective 2025', { exact: true }),
      ).toBeVisible()
    })

    look(`has ${count} numbered sections, in order`, async ({ page }) => {
      const numbered = document.sections.map(({ heading }, index) => `${index + 1} ${heading}`)
      expect(numbered).toHaveLength(count)
      await expect(sectionHeadings(page)).toHaveText(numbered)
    })

    test('lists its sections, and a press on one brings it into view and into the address', async ({
      page,
    }) => {
      await open(page, path)
      const last = document.sections.at(-1)
      if (!last) throw new Error('A legal text without sections')

      await expect(contents(page).getByRole('link')).toHaveText(
        document.sections.map(({ heading }) => heading),
      )
      await contents(page).getByRole('link', { name: last.heading }).click()

      await expect(page).toHaveURL(`${path}#${last.id}`)
      await expect(page.getByRole('heading', { name: `${count} ${last.heading}` })).toBeInViewport()
    })

    look('links to the mailbox', async ({ page }) => {
      await expect(
        page.getByRole('article').getByRole('link', { name: brand.email }).first(),
      ).toHaveAttribute('href', `mailto:${brand.email}`)
    })

    look(
      'keeps its contents in view on wide screens, and above the text on narrow ones',
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await sectionHeadings(page).last().scrollIntoViewIfNeeded()
        await expect(contents(page)).toBeInViewport()

        await page.setViewportSize({ width: 360, height: 800 })
        await sectionHeadings(page).last().scrollIntoViewIfNeeded()
        await expect(contents(page)).not.toBeInViewport()
      },
    )

    test('keeps its contents closed on a phone, and opens them by a press', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, path)
      await expect(contents(page).getByRole('link').first()).toBeHidden()

      await contents(page).getByText('Contents').first().click()

      await expect(contents(page).getByRole('link')).toHaveText(
        document.sections.map(({ heading }) => heading),
      )
    })

    look(
      'sets its text in lines of at most 66 characters, numbers hanging beside them',
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        const measured = await sectionHeadings(page)
          .first()
          .evaluate((heading) => {
            const paragraph = heading.parentElement?.querySelector('p')
            const number = heading.querySelector('span')
            if (!paragraph || !number) throw new Error('A section without number or text')
            const ruler = window.document.createElement('span')
            ruler.textContent = '0'.repeat(66)
            ruler.style.whiteSpace = 'nowrap'
            paragraph.append(ruler)
            const measure = ruler.getBoundingClientRect().width
            ruler.remove()
            const text = paragraph.getBoundingClientRect()
            return {
              measure,
              width: text.width,
              gap: text.left - number.getBoundingClientRect().left,
            }
          })

        expect(measured.width).toBeLessThanOrEqual(measured.measure + 1)
        expect(measured.gap).toBeGreaterThan(16)
      },
    )

    test('prints the text alone', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await page.goto(path)

      await expect(sectionHeadings(page)).toHaveCount(count)
      await expect(sectionHeadings(page).first()).toBeVisible()
      await expect(page.locator('header.site-header')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(contents(page)).toBeHidden()
    })

    test('fits a screen of 320 px and breaks no rule of accessibility', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, path)

      const overflow = await page.evaluate(
        () => window.document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}

test('the privacy policy names the mailbox in its contact section', async ({ page }) => {
  await page.goto('/privacy')

  await expect(page.locator('#contact')).toContainText(brand.email)
})

test('the terms say that United States law governs', async ({ page }) => {
  await page.goto('/terms')

  await expect(page.locator('#governing-law')).toContainText('United States law')
})

test('the terms lead to the privacy policy', async ({ page }) => {
  await open(page, '/terms')

  await page.getByRole('article').getByRole('link', { name: 'Privacy policy' }).first().click()

  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.hero.title)
})

test('without scripts both texts are complete', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  for (const { path, count } of legalPages) {
    await page.goto(path)
    await expect(sectionHeadings(page)).toHaveCount(count)
    await expect(sectionHeadings(page).last()).toBeVisible()
  }
  await context.close()
})
