import { checkSite } from './check-site.ts'
import { hearAudioContext } from './spoken-caller.ts'
import { openWebKit } from './webkit.ts'

checkSite({
  name: 'WebKit',
  program: process.env.WEBKIT_DRIVER,
  // The window of its small browser does not get narrower.
  narrow: 450,
  open: openWebKit,
  giveMicrophone: (_, tab, { wave }) =>
    tab.run(hearAudioContext, Buffer.from(wave).toString('base64')),
})
