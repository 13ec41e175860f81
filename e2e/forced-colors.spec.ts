import { expect, test } from '@playwright/test'
import {
  crossedHeadings,
  lostMarks,
  sunkMarks,
  tightPlates,
  unreadableWords,
} from './own-colors.ts'
import { revealAll } from './reveal-all.ts'
import { everyPath } from './site.ts'

test.describe('in a visitor’s own colors', () => {
  for (const path of everyPath) {
    test(`${path} keeps what it draws and what it says`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await page.goto(path)
      await revealAll(page)

      expect.soft(await page.evaluate(lostMarks)).toEqual([])
      expect.soft(await page.evaluate(tightPlates)).toEqual([])
      expect.soft(await page.evaluate(unreadableWords)).toEqual([])
      expect.soft(await page.evaluate(crossedHeadings)).toEqual([])
      // Our own ink is dark: it sinks where the visitor's ground is. Links take a moment to change.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => page.evaluate(sunkMarks)).toEqual([])
    })
  }

  test('the mark of the button that plays a call is told from its face', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/industries/healthcare')
    const colors = await page.locator('.play-call > .button').evaluate((button) => {
      const probe = document.createElement('i')
      probe.style.color = 'ButtonText'
      document.body.append(probe)
      return [getComputedStyle(button, '::before').color, getComputedStyle(probe).color]
    })

    expect(colors[0]).toBe(colors[1])
  })
})
