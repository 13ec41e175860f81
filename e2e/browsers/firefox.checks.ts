import { firefox } from './browsers.ts'
import { checkSite } from './check-site.ts'

checkSite(firefox)
