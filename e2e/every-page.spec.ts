// What holds for every page, whatever is on it. A page is opened and read once for all that is asked of it.
import { notFound, routes } from '@nightdesk/content'
import { expect, test, type Page, type ViewportSize } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { noteFaults } from './page-faults.ts'
import { motionEnded, revealAll } from './reveal-all.ts'
import { everyPath, formOf, open, unknownPath } from './site.ts'
import { lostText, overlappingText, setDefaultFontSize, sidewaysScroll } from './text-fit.ts'

type Look = {
  /** How wide the window is in which the page is opened and read. */
  readonly width: number
  /** The widths at which axe looks at it then. */
  readonly auditedAt: readonly number[]
  /** The windows into which it has to fit. */
  readonly fits: Readonly<Record<string, ViewportSize>>
  /** How wide the windows are into which it has to fit with text at twice its size. */
  readonly fitsLargeText: readonly number[]
}

const looks: readonly Look[] = [
  {
    width: 360,
    auditedAt: [360],
    fits: {
      '320 px wide': { width: 320, height: 640 },
      '390 px wide, zoomed to 200%': { width: 195, height: 422 },
    },
    fitsLargeText: [390],
  },
  {
    width: 1440,
    auditedAt: [1440, 768],
    fits: {
      '1280 px wide, zoomed to 200%': { width: 640, height: 450 },
      '768 px wide, zoomed to 200%': { width: 384, height: 512 },
    },
    fitsLargeText: [768, 1440],
  },
]

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.map(({ path, meta }) => [path, meta.title])),
  [unknownPath]: notFound.meta.title,
}

const pagesWithoutForm = ['/privacy', '/terms', unknownPath]

/** Only the path that is not there is spoken of in the console. */
function expectedLines(path: string): unknown[] {
  if (path !== unknownPath) return []
  return [expect.stringContaining('404 (Not Found)'), `${notFound.logMessage} ${unknownPath}`]
}

async function expectToFit(page: Page, name: string): Promise<void> {
  const sideways = await sidewaysScroll(page)
  expect.soft(sideways, `${name}: cannot be pushed sideways`).toBeLessThanOrEqual(0)
  expect.soft(await lostText(page), `${name}: loses no text`).toEqual([])
  expect.soft(await overlappingText(page), `${name}: no text stands on another`).toEqual([])
}

async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size)
  await motionEnded(page)
}

for (const path of everyPath) {
  for (const { width, auditedAt, fits, fitsLargeText } of looks) {
    test(`${path}, opened and read to its end at ${width} px, has no fault`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const faultsSoFar = await noteFaults(page, baseURL ?? '')
      await watchLayoutShifts(page)
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      await revealAll(page)

      const { console: lines, policy, foreign } = await faultsSoFar()
      expect.soft(await layoutShifts(page), 'nothing moves by itself').toEqual([])
      expect.soft(policy, 'no content security policy is broken').toEqual([])
      expect.soft(foreign, 'no other host is asked for anything').toEqual([])
      expect.soft(lines, 'the console stays empty').toEqual(expectedLines(path))
      expect.soft(await page.title(), 'the title outlives the program').toBe(titles[path])
      const forms = pagesWithoutForm.includes(path) ? 0 : 1
      expect.soft(await formOf(page).count(), 'the contact form stands there, once').toBe(forms)

      for (const audited of auditedAt) {
        await resize(page, { width: audited, height: 900 })
        const faults = await accessibilityFaults(page)
        expect.soft(faults, `axe finds nothing at ${audited} px`).toEqual([])
      }
      for (const [name, size] of Object.entries(fits)) {
        await resize(page, size)
        await expectToFit(page, name)
      }
      for (const large of fitsLargeText) {
        await resize(page, { width: large, height: 900 })
        await setDefaultFontSize(page, 32)
        await expectToFit(page, `${large} px wide, text at 200%`)
      }
    })
  }
}
