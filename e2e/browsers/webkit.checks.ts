import { webKit } from './browsers.ts'
import { checkSite } from './check-site.ts'

checkSite(webKit)
