import { callLimits } from './limits.ts'

/** Where the hosted provider's call library finds its program, and whom that talks with. The path names a version. */
export const callLibrary: {
  readonly bundleUrl: string
  readonly mediaOrigins: readonly string[]
} = {
  bundleUrl: `https://c.daily.co/call-machine/versioned/${callLimits.libraryVersion}/static/call-machine-object-bundle.js`,
  mediaOrigins: ['https://*.daily.co', 'https://*.pluot.blue', 'wss://*.wss.daily.co'],
}
