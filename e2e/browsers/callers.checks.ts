import { firefox, webKit } from './browsers.ts'
import { checkCaller } from './check-site.ts'

// One after the other: who speaks needs a machine that hears.
checkCaller(firefox)
checkCaller(webKit)
