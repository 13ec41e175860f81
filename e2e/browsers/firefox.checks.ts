import { checkSite } from './check-site.ts'
import { checkForbiddenUdp } from './checks/forbidden-udp.ts'
import { checkOwnColors } from './checks/own-colors.ts'
import { openFirefox } from './firefox.ts'
import { hearMediaElement } from './spoken-caller.ts'

const recordingPath = '/caller.wav'

checkSite({
  name: 'Firefox',
  program: process.env.FIREFOX,
  narrow: 390,
  open: openFirefox,
  // Its audio contexts wait for a sound card.
  async giveMicrophone(firefox, tab, { wave }) {
    await firefox.answer(recordingPath, 'audio/wav', wave)
    await tab.run(hearMediaElement, recordingPath)
  },
  checkMore(visit, firefox) {
    checkForbiddenUdp(visit, firefox)
    checkOwnColors(visit, firefox)
  },
})
