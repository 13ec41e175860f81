// The contact form of the one build, served by a server whose form service is elsewhere.
import { contactForm } from '@nightdesk/content'
import { fixedFields, leadFieldNames } from '@nightdesk/contracts'
import { expect, test } from '@playwright/test'
import { startOwnServer, type OwnServer } from '../scripts/test-run/own-server.ts'
import { errorsOf } from './missing-files.ts'
import { contactAlive, formOf, open } from './site.ts'

const endpoint = 'https://forms.example/f/abc?a=1&b=2'
let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer({ CONTACT_FORM_ENDPOINT: endpoint, VOICE_PROVIDER: 'off' })
})

test.afterAll(() => server.stop())

test('posts there, and nothing that only our own service understands', async ({ page }) => {
  const faults = errorsOf(page)
  const posted: string[] = []
  await page.route('https://forms.example/**', (route) => {
    posted.push(route.request().postData() ?? '')
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  await open(page, server.url)
  const form = formOf(page)
  await form.scrollIntoViewIfNeeded()
  await contactAlive(page)
  const { name, email, message } = contactForm.labels
  await form.getByRole('textbox', { name }).fill('Ada Moss')
  await form.getByRole('textbox', { name: email }).fill('ada@clinic.example')
  await form.getByRole('textbox', { name: message }).fill('The phone rings at night.')
  await form.getByRole('checkbox').check()
  await expect(form).toHaveAttribute('action', endpoint)

  await form.getByRole('button').click()

  await expect.poll(() => posted.length).toBe(1)
  const names = [...(posted[0] ?? '').matchAll(/name="([^"]+)"/g)].map(([, field = '']) => field)
  expect(names.toSorted()).toEqual([...leadFieldNames, ...Object.values(fixedFields)].toSorted())
  expect(faults).toEqual([])
})
