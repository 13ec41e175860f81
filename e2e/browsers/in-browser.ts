import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import type { Driver } from './driver.ts'
import type { Recording } from './recorded-caller.ts'
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

/** Opens a browser for these checks, and closes it behind them. */
export function inBrowser<Opened extends Driver>(
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
