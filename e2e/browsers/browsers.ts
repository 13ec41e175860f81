import { checkForbiddenUdp } from './checks/forbidden-udp.ts'
import { checkOwnColors } from './checks/own-colors.ts'
import type { Driver } from './driver.ts'
import type { Firefox } from './firefox-session.ts'
import { openFirefox } from './firefox.ts'
import type { CheckedBrowser } from './in-browser.ts'
import { hearAudioContext, hearMediaElement } from './spoken-caller.ts'
import { openWebKit } from './webkit.ts'

const recordingPath = '/caller.wav'

export const firefox: CheckedBrowser<Firefox> = {
  name: 'Firefox',
  program: process.env.FIREFOX,
  narrow: 390,
  open: openFirefox,
  // Its audio contexts wait for a sound card.
  async giveMicrophone(browser, tab, { wave }) {
    await browser.answer(recordingPath, 'audio/wav', wave)
    await tab.run(hearMediaElement, recordingPath)
  },
  checkMore(visit, browser) {
    checkForbiddenUdp(visit, browser)
    checkOwnColors(visit, browser)
  },
}

export const webKit: CheckedBrowser<Driver> = {
  name: 'WebKit',
  program: process.env.WEBKIT_DRIVER,
  // The window of its small browser does not get narrower.
  narrow: 450,
  open: openWebKit,
  giveMicrophone: (_, tab, { wave }) =>
    tab.run(hearAudioContext, Buffer.from(wave).toString('base64')),
}
