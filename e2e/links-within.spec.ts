// What becomes of the parts that still wait for their program when a link leads to a place on the same page.
import { expect, test, type Page } from '@playwright/test'
import { typeField } from './demo.ts'
import { formOf, open } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** As a keyboard or a script presses it: no pointer has come over it before. */
async function press(page: Page, hash: string): Promise<void> {
  await page
    .locator(`a[href$="${hash}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
}

for (const { path, hash } of [
  { path: '/', hash: '#contact' },
  { path: '/', hash: '#pricing' },
  { path: '/products/air', hash: '#contact' },
  { path: '/industries/hotels-hospitality', hash: '#contact' },
]) {
  test(`on ${path} a link to ${hash} does not cost the page its demo and forms`, async ({
    page,
  }) => {
    await open(page, path)

    await press(page, hash)

    await expect(page.locator(hash)).toBeInViewport()
    await expect(typeField(page)).toBeVisible()
    await expect(formOf(page)).toBeVisible()
  })
}
