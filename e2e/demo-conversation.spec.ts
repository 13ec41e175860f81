import { contactForm, demoTalk } from '@nightdesk/content'
import { expect, test, type Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import {
  captions,
  comeFromElsewhere,
  demo,
  fact,
  hummingMicrophone,
  microphones,
  say,
  type,
  typeField,
  watchMicrophones,
} from './demo.ts'
import { formOf, holdBack, hydrated, open } from './site.ts'

test.use({ launchOptions: hummingMicrophone })

async function openTalk(page: Page, path: string): Promise<void> {
  await comeFromElsewhere(page.context())
  await watchMicrophones(page)
  await open(page, path)
}

test('a car is ordered by typing alone: no microphone, and the ticket fills in', async ({
  page,
}) => {
  await openTalk(page, '/industries/transportation')

  await say(page, 'I need a car tomorrow at half past five in the morning')
  await expect(fact(page, 'Time')).toHaveText('5:30 AM')
  await expect(fact(page, 'Pickup')).toHaveText('')

  await say(page, 'From 40 West 57th Street to JFK, two people, my name is Maria Lopez')
  await expect(fact(page, 'Name')).toHaveText('Maria Lopez')
  await expect(fact(page, 'Pickup')).toHaveText('40 West 57th Street')
  await expect(fact(page, 'Drop-off')).toHaveText('JFK Airport')
  await expect(fact(page, 'Passengers')).toHaveText('2')

  await say(page, 'No, make that six fifteen')
  await expect(fact(page, 'Time')).toHaveText('6:15 AM')

  await say(page, 'Yes, that is right')
  await expect(demo(page).getByText('Sent to dispatch for approval')).toBeVisible()
  expect(await microphones(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what is typed stands there at once, and comes back where no call came of it', async ({
  page,
}) => {
  await openTalk(page, '/industries/transportation')
  const request = 'A car to the airport, please'
  const refuse = await holdBack(page, '**/voice/token', (route) =>
    route.fulfill({ status: 503, json: {} }),
  )

  await type(page, request)
  const typed = captions(page).getByText(request)
  await expect(typed).toHaveAttribute('data-unfinished')
  await expect(typeField(page)).toHaveValue('')

  refuse()
  await expect(typed).toHaveCount(0)
  await expect(typeField(page)).toHaveValue(request)

  await page.unroute('**/voice/token')
  await typeField(page).press('Enter')
  await expect(typed).not.toHaveAttribute('data-unfinished')
  await expect(fact(page, 'Drop-off')).not.toHaveText('')
})

test('words that come too fast are given back, with a word why', async ({ page }) => {
  await openTalk(page, '/industries/hotels-hospitality')
  await say(page, 'What time is check-in?')

  const questions = Array.from({ length: 8 }, (_, at) => `Question number ${at}?`)
  await typeField(page).evaluate((field, all) => {
    if (!(field instanceof HTMLInputElement)) return
    for (const words of all) {
      field.value = words
      field.form?.requestSubmit()
    }
  }, questions)

  await expect(demo(page).getByText(demoTalk.refused['too-often'])).toBeVisible()
  // Each one was heard, or stands in the field again.
  await expect(captions(page).locator('[data-by="user"][data-unfinished]')).toHaveCount(0)
  const heard = (await captions(page).textContent()) ?? ''
  const kept = await typeField(page).inputValue()
  expect(kept).not.toBe('')
  for (const words of questions) expect(`${heard} ${kept}`).toContain(words)
})

test('words that are sent before the program of the talk is there are said when it comes', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/demo-program-*.js')
  await openTalk(page, '/industries/transportation')
  const request = 'A car to the airport, please'
  await type(page, request)
  await expect(typeField(page)).toHaveValue(request)

  bring()
  await expect(captions(page).getByText(request)).toBeVisible()
  await expect(typeField(page)).toHaveValue('')
})

test('words that are sent before any program is there stay where they are', async ({ page }) => {
  const bring = await holdBack(page, '**/assets/*.js')
  await comeFromElsewhere(page.context())
  await page.goto('/industries/transportation', { waitUntil: 'commit' })
  const request = 'A car to the airport, please'
  await type(page, request)
  bring()
  await hydrated(page)

  await expect(typeField(page)).toHaveValue(request)
  await expect(async () => {
    await typeField(page).press('Enter')
    await expect(captions(page).getByText(request)).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('the paper is in sight of whoever types, however low the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openTalk(page, '/industries/transportation')
  await say(page, 'I need a car tomorrow at half past five in the morning')

  await demo(page)
    .locator('.demo-talk')
    .evaluate((talk) => talk.scrollIntoView({ block: 'end', behavior: 'instant' }))

  await expect(typeField(page)).toBeInViewport({ ratio: 1 })
  await expect(demo(page).locator('.demo-paper')).toBeInViewport({ ratio: 1 })
})

test('a guest asks by typing, and no time is made of the answer', async ({ page }) => {
  await openTalk(page, '/industries/hotels-hospitality')

  await say(page, 'What time is check-in?')

  await expect(captions(page)).toContainText(/three/i)
  await say(page, 'Is the pool open?')
  await expect(demo(page).getByText(demoTalk.answered)).toHaveCount(0)
})

test('a discovery call is booked with AIR, and the request is on its way', async ({ page }) => {
  await openTalk(page, '/products/air')

  await say(page, 'I would like to book a discovery call, my name is Dana Reed')
  await say(page, 'dana dot reed at example dot com')
  await say(page, 'Next Tuesday at ten in the morning')
  await say(page, 'We run a hotel')
  await say(page, 'Yes please')

  await expect(fact(page, 'Name')).toHaveText('Dana Reed')
  await expect(fact(page, 'Contact')).toHaveText('dana.reed@example.com')
  await expect(demo(page).getByText('Sent to our team')).toBeVisible()
})

test('the conversation can be sent along, in full and editable', async ({ page }) => {
  await openTalk(page, '/industries/hotels-hospitality')
  await say(page, 'Is the pool open?')

  await demo(page).getByRole('link', { name: demoTalk.sendConversation }).click()

  const message = formOf(page).getByRole('textbox', { name: contactForm.labels.message })
  await expect(message).toHaveValue(/You: Is the pool open\?\nDesk: /)
  await expect(message).toBeInViewport()
  await expect(message).toBeEditable()
})

test('the words with AIR outlive the reload after a call, and nothing more', async ({ page }) => {
  await openTalk(page, '/products/air')
  await say(page, 'What does it cost?')
  await expect(captions(page)).toContainText(/flat rate/i)

  const reloaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: 'Stop Demo' }).first().click()
  await reloaded

  await expect(captions(page)).toContainText('What does it cost?')
  await expect(demo(page).getByRole('link', { name: demoTalk.sendConversation })).toBeVisible()
  await page.goto('/privacy')
  await page.goto('/products/air')
  await expect(demo(page)).toBeVisible()
  await expect(captions(page)).not.toContainText('What does it cost?')
})

test('the words with AIR are there again after Back from a page that was loaded whole', async ({
  page,
}) => {
  await openTalk(page, '/products/air')
  await say(page, 'What does it cost?')
  await page.goto('/privacy')
  await page.goBack()

  await expect(captions(page)).toContainText('What does it cost?')
  await expect(demo(page).getByRole('link', { name: demoTalk.sendConversation })).toBeVisible()
})

test('words that are typed and not sent outlive a reload, once', async ({ page }) => {
  await openTalk(page, '/products/air')
  const field = demo(page).getByLabel(demoTalk.typeLabel)
  await field.fill('What does it')
  await page.reload()

  await expect(field).toHaveValue('What does it')
  await field.fill('')
  await page.reload()
  await expect(demo(page)).toBeVisible()
  await expect(field).toHaveValue('')
})

test('words that are typed and not sent outlive a link and the way back', async ({ page }) => {
  await openTalk(page, '/products/air')
  const field = demo(page).getByLabel(demoTalk.typeLabel)
  await field.fill('What does it')
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI solutions' }).click()
  await expect(page).toHaveURL(/use-cases/)
  await page.goBack()

  await expect(field).toHaveValue('What does it')
})

test('a page whose kept call is no call shows the demo all the same', async ({ page }) => {
  await openTalk(page, '/products/air')
  await page.evaluate(() =>
    sessionStorage.setItem('demo-call', '{"assistantId":"air","captions":7}'),
  )
  await page.reload()

  await expect(demo(page)).toBeVisible()
  await say(page, 'What does it cost?')
  await expect(captions(page)).toContainText(/flat rate/i)
})
