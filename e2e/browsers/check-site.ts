import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { checkCalculator } from './checks/calculator.ts'
import { checkCalls, checkSpokenCall } from './checks/calls.ts'
import { checkConsent } from './checks/consent.ts'
import { checkForm, checkOutage } from './checks/form.ts'
import { checkMenus } from './checks/menus.ts'
import { checkMotion } from './checks/motion.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkPages } from './checks/pages.ts'
import { checkDoubleRule, checkHatching, checkUnderlines } from './checks/paint.ts'
import type { Driver } from './driver.ts'
import type { Recording } from './spoken-caller.ts'
import { openTab, type Tab } from './tab.ts'

export type CheckedBrowser<Opened extends Driver> = {
  readonly name: string
  /** Where it is installed; without it its checks are skipped. */
  readonly program: string | undefined
  /** The width that stands for a phone. */
  readonly narrow: number
  readonly open: (program: string) => Promise<Opened>
  /** Puts a caller's recording in place of the microphone of the page that is open. */
  readonly giveMicrophone: (browser: Opened, tab: Tab, recording: Recording) => Promise<void>
  /** What can be shown in this browser alone. */
  readonly checkMore?: (visit: Visit, browser: () => Opened) => void
}

/** What every check is given: the tab, once it is open, and what the browser can do. */
export type Visit = {
  readonly narrow: number
  readonly tab: () => Tab
  readonly giveMicrophone: (recording: Recording) => Promise<void>
}

const widePx = 1440

/** One set of checks, whichever browser. */
export function checkSite<Opened extends Driver>(browser: CheckedBrowser<Opened>): void {
  inBrowser(browser, (visit, driver) => {
    checkPages(visit, {
      '/industries/financial-services': checkHatching,
      '/': (home) => {
        checkUnderlines(home)
        checkForm(home)
        checkNavigation(home)
      },
      '/measured-performance': checkCalculator,
      '/industries/transportation': checkCalls,
      '/industries/restaurants-takeouts': checkDoubleRule,
      '/terms': checkMenus,
    })
    checkConsent(visit)
    checkOutage(visit)
    checkMotion(visit)
    browser.checkMore?.(visit, driver)
  })
}

/** The call that takes as long as people speak: it waits beside the others, in a file of its own. */
export function checkCaller<Opened extends Driver>(browser: CheckedBrowser<Opened>): void {
  inBrowser(browser, checkSpokenCall)
}

function inBrowser<Opened extends Driver>(
  { name, program = '', narrow, open, giveMicrophone }: CheckedBrowser<Opened>,
  check: (visit: Visit, driver: () => Opened) => void,
): void {
  describe.skipIf(program === '')(`in ${name}`, () => {
    let driver: Opened
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

    const visit: Visit = {
      narrow,
      tab: () => tab,
      giveMicrophone: (recording) => giveMicrophone(driver, tab, recording),
    }
    check(visit, () => driver)
  })
}
