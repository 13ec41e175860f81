import { test as base } from '@playwright/test'
import { startSite } from './site-server.ts'
import { startStandIn, type StandIn } from './stand-in.ts'

type Configured = {
  /** Starts the service that the site is to be configured with. */
  readonly service: Parameters<typeof startStandIn>[0]
  /** The settings that name it. */
  readonly env: (serviceUrl: string) => Readonly<Record<string, string>>
}

type Worker = { readonly outside: { readonly siteUrl: string; readonly standIn: StandIn } }

/** Tests on a site with an outside service: a server of their own, and a stand-in that works and remembers nothing yet. */
export function siteWith({ service, env }: Configured) {
  return base.extend<{ standIn: StandIn }, Worker>({
    outside: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is wanted out of the pattern
      async ({}, give) => {
        const standIn = await startStandIn(service)
        const site = await startSite(env(standIn.url))
        await give({ siteUrl: site.url, standIn })
        await site.stop()
        await standIn.stop()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ outside }, give) => give(outside.siteUrl),
    standIn: [
      async ({ outside }, give) => {
        await outside.standIn.become('works')
        await give(outside.standIn)
      },
      { auto: true },
    ],
  })
}
