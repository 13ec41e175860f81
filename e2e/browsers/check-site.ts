import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { checkCalculator } from './checks/calculator.ts'
import { checkCalls } from './checks/calls.ts'
import { checkForm } from './checks/form.ts'
import { checkMenus } from './checks/menus.ts'
import { checkMotion } from './checks/motion.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkPages } from './checks/pages.ts'
import { checkPaint } from './checks/paint.ts'
import type { Driver } from './driver.ts'
import { openTab, type Tab } from './tab.ts'

export type CheckedBrowser = {
  readonly name: string
  /** Where it is installed; without it its checks are skipped. */
  readonly program: string | undefined
  /** The width that stands for a phone. */
  readonly narrow: number
  readonly open: (program: string) => Promise<Driver>
}

/** What every check is given: the tab, once it is open, and what the browser can do. */
export type Visit = Pick<CheckedBrowser, 'narrow'> & { readonly tab: () => Tab }

const widePx = 1440

/** One set of checks, whichever browser. */
export function checkSite(browser: CheckedBrowser): void {
  const { name, program = '', open } = browser
  describe.skipIf(program === '')(`in ${name}`, () => {
    let driver: Driver
    let tab: Tab
    beforeAll(async () => {
      driver = await open(program)
      tab = openTab(driver, inject('siteUrl'))
    })
    afterAll(() => driver?.close())
    beforeEach(async () => {
      await tab.resize(widePx)
      tab.takeConsole()
    })

    const visit: Visit = { ...browser, tab: () => tab }
    checkPages(visit)
    checkNavigation(visit)
    checkMenus(visit)
    checkForm(visit)
    checkCalculator(visit)
    checkCalls(visit)
    checkMotion(visit)
    checkPaint(visit)
  })
}
