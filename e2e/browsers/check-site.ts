import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { checkCalculator } from './checks/calculator.ts'
import { checkCalls, checkSpokenCall } from './checks/calls.ts'
import { checkConsent } from './checks/consent.ts'
import { checkForm } from './checks/form.ts'
import { checkMenus } from './checks/menus.ts'
import { checkMotion } from './checks/motion.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkPages } from './checks/pages.ts'
import { checkPaint } from './checks/paint.ts'
import type { Driver } from './driver.ts'
import type { Recording } from './spoken-caller.ts'
import { openTab, type Tab } from './tab.ts'

type CheckedBrowser<Opened extends Driver> = {
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
  const { name, program = '', narrow, open, giveMicrophone, checkMore } = browser
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
    checkPages(visit)
    checkNavigation(visit)
    checkMenus(visit)
    checkForm(visit)
    checkConsent(visit)
    checkCalculator(visit)
    checkCalls(visit)
    checkMotion(visit)
    checkPaint(visit)
    checkMore?.(visit, () => driver)
    // Last, when the other browser has ended or will soon: who speaks needs a machine that hears.
    checkSpokenCall(visit)
  })
}
