// A browser's translator puts every text into elements of its own, whenever it likes: before the program or after.
import { calculator, contactForm, ownBusinessPage } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { formOf, holdBack, hydrated, open } from './site.ts'
import { translateTexts } from './translator.ts'

function translate(page: Page): Promise<void> {
  return page.evaluate(translateTexts)
}

test('words typed into a page that was translated before its program came are kept', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const { name, message } = contactForm.labels
  await formOf(page).getByRole('textbox', { name }).fill('Ada Moss')
  await formOf(page).getByRole('textbox', { name: message }).fill('The phone rings at night.')
  await translate(page)
  bring()
  await hydrated(page)

  await formOf(page).scrollIntoViewIfNeeded()
  await expect(formOf(page).getByRole('textbox', { name })).toHaveValue('Ada Moss')
  await expect(formOf(page).getByRole('textbox', { name: message })).toHaveValue(
    'The phone rings at night.',
  )
})

test('both results of a translated calculator follow the numbers', async ({ page }) => {
  await open(page, '/measured-performance')
  await translate(page)
  for (const { label } of calculator.tool.inputs.rows)
    await page.getByRole('spinbutton', { name: label }).fill('7')

  await expect(page.locator('.result-figure').first()).toContainText('$114')
  await expect(page.locator('.result-figure').last()).toContainText('16')
})

test('the card of a translated setup greets with the name that is typed', async ({ page }) => {
  await open(page, '/products/air')
  const name = page.getByRole('textbox', { name: ownBusinessPage.name.label })
  const greeting = page.locator('.desk-card-says')
  await name.scrollIntoViewIfNeeded()
  await name.focus()
  await page.keyboard.type('Moss')
  await expect(greeting).toContainText('Moss')
  await translate(page)
  await page.keyboard.type(' & Sons')

  await expect(greeting).toContainText('Moss & Sons')

  // A text that comes and goes.
  await page.locator('#your-business summary').first().click()
  const town = page.getByRole('textbox', { name: ownBusinessPage.town.label })
  await town.fill('Salem')
  await expect(page.locator('.desk-card-trade')).toContainText('Salem')
  await translate(page)
  await town.fill('')
  await expect(page.locator('.desk-card-name')).toBeVisible()
  await expect(name).toHaveValue('Moss & Sons')
})

test('a text that a translator has taken away does not take the page with it', async ({ page }) => {
  await open(page, '/products/air')
  await page.getByRole('textbox', { name: ownBusinessPage.name.label }).focus()
  await page.keyboard.type('Moss')
  await expect(page.locator('.desk-card-says')).toContainText('Moss')

  // As React would for a text beside others, wherever one is written.
  const left = await page.evaluate(() => {
    const [place, text] = [document.createElement('p'), document.createTextNode('words')]
    place.append(text)
    text.replaceWith(document.createElement('font'))
    place.insertBefore(document.createElement('b'), text)
    return [place.removeChild(text).data, place.innerHTML]
  })
  expect(left).toEqual(['words', '<font></font><b></b>'])
})
