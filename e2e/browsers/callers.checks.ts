import { firefox, webKit } from './browsers.ts'
import { checkSpokenCall } from './checks/spoken-call.ts'
import { inBrowser } from './in-browser.ts'

// One after the other: who speaks needs a machine that hears. It takes as long as people speak, and waits beside the
// other checks.
inBrowser(firefox, checkSpokenCall)
inBrowser(webKit, checkSpokenCall)
