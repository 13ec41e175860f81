import { checkSite } from './check-site.ts'
import { openWebKit } from './webkit.ts'

checkSite({
  name: 'WebKit',
  program: process.env.WEBKIT_DRIVER,
  // The window of its small browser does not get narrower.
  narrow: 450,
  open: openWebKit,
})
