import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactForm } from '@nightdesk/content'
import { openLeadStore, type Lead } from '@nightdesk/leads'
import { expect, test, type Page } from '@playwright/test'
import { startServer, type RunningServer } from '../scripts/process/server.ts'
import { freePort } from '../scripts/process/ports.ts'
import { testEnvironment } from '../scripts/test-run/environment.ts'
import { formOf, openAtContact, sentNote } from './site.ts'

// A server as its owner starts it: nothing is set that would make it generous to visitors.
let server: RunningServer
let baseUrl: string
const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-proof-'))

test.beforeAll(async () => {
  const port = await freePort()
  baseUrl = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: baseUrl,
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    VOICE_PROVIDER: 'off',
  }
  const env = { ...testEnvironment(process.env), ...settings }
  server = await startServer({ port, host: '127.0.0.1', env })
  expect(server.isReady).toBe(true)
})

test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
})

test.describe.configure({ mode: 'serial' })

async function sendForm(page: Page, message: string): Promise<void> {
  const form = formOf(page)
  const { name, email, message: messageLabel } = contactForm.labels
  await form.getByRole('textbox', { name }).fill('Ada Moss')
  await form.getByRole('textbox', { name: email }).fill('ada@clinic.example')
  await form.getByRole('textbox', { name: messageLabel }).fill(message)
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
}

async function findLead(message: string): Promise<Lead | undefined> {
  const store = await openLeadStore({ dataDir })
  const leads = await store.list()
  await store.close()
  return leads.find(({ fields }) => fields.message === message)
}

test('a second lead of the same visitor is accepted and does not stay in quarantine', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/contact')) asked.push(new URL(request.url()).pathname)
  })
  await openAtContact(page, baseUrl)
  // Who fills in a form in under two seconds is no person.
  await page.waitForFunction(() => performance.now() > 2_100)

  for (const message of ['The first one.', 'The second one.']) {
    await sendForm(page, message)
    await expect(sentNote(page)).toContainText(/ND-[2-9A-Z]{4}-[2-9A-Z]{4}/)
  }

  await expect.poll(async () => (await findLead('The second one.'))?.isQuarantined).toBe(false)
  expect(await findLead('The first one.')).toMatchObject({
    isQuarantined: false,
    quarantineReason: null,
  })
  expect(await findLead('The second one.')).toMatchObject({ quarantineReason: 'no-proof' })
  expect(asked).toEqual(['/api/contact', '/api/contact', '/api/contact/proof'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a further lead is kept where the owner finds it', async ({ page }) => {
    await page.goto(baseUrl)
    await sendForm(page, 'Without scripts.')

    await expect(page.getByText(/ND-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
    expect(await findLead('Without scripts.')).toMatchObject({
      isQuarantined: true,
      quarantineReason: 'no-proof',
    })
  })
})
