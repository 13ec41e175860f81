import { checkSite } from './check-site.ts'
import { openFirefox } from './firefox.ts'

checkSite({
  name: 'Firefox',
  program: process.env.FIREFOX,
  narrow: 390,
  open: openFirefox,
})
