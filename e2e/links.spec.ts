import { industries } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { open } from './site.ts'
import { linksOf } from './survey.ts'

test('a page reached within the site has the same links as the page that is served', async ({
  page,
}) => {
  for (const path of ['/use-cases', '/industries/transportation', '/products/air', '/terms']) {
    await open(page, path)
    const served = await linksOf(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Industries', exact: true })
      .click()
    await expect(page).toHaveURL('/industries')
    // The footer has come to rest once the page above it is the new one.
    await expect(page).toHaveTitle(industries.meta.title)

    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)

    await expect.poll(() => linksOf(page), path).toEqual(served)
  }
})
