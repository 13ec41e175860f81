import { expect, type Page } from '@playwright/test'
import {
  captions,
  comeFromElsewhere,
  demo,
  microphones,
  startButton,
  stopButton,
  watchMicrophones,
} from './demo.ts'
import { open } from './site.ts'

const path = '/industries/transportation'

export async function openDemo(page: Page): Promise<void> {
  await comeFromElsewhere(page.context())
  await watchMicrophones(page)
  await open(page, path)
}

export async function startCall(page: Page): Promise<void> {
  await startButton(page).click()
  await expect(captions(page)).toContainText('Desk')
}

/** One address has one line: a new call shows that the provider, too, knows that the old one is over. */
export async function expectNextCall(page: Page): Promise<void> {
  await startCall(page)
  await expect(demo(page).locator('.demo-line')).toHaveText(/^On air/)
  expect((await microphones(page)).at(-1)).toBe('live')
  await stopButton(page).click()
  await expect.poll(() => microphones(page)).not.toContain('live')
}

export async function expectIdle(page: Page): Promise<void> {
  await expect(startButton(page)).toBeVisible()
  await expect(demo(page).getByRole('status')).toHaveText('Call ended')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await microphones(page)).toEqual(['ended'])
}
