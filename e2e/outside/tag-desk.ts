import { consent } from '@nightdesk/content'
import type { Locator, Page } from '@playwright/test'
import { siteWith } from './site-with.ts'
import type { Arrival, StandIn } from './stand-in.ts'

export const tagManagerId = 'GTM-ABC1234'

/** Sends home everything that stands in the data layer, and whatever is added; sets a cookie, as such tools do. */
const program = `{
  const home = new URL(document.currentScript.src).origin + '/collect'
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]'
  const send = (entry) =>
    navigator.sendBeacon(home, JSON.stringify(isCommand(entry) ? [...entry] : entry))
  document.cookie = '_counted=1; max-age=600; path=/'
  const layer = window.dataLayer
  layer.forEach(send)
  layer.push = (entry) => { Array.prototype.push.call(layer, entry); send(entry) }
}`

/** Tests on a site that counts visits. */
export function countingSite(env: Readonly<Record<string, string>> = {}) {
  return siteWith({
    service: ({ url }) =>
      url.startsWith('/gtm.js')
        ? { type: 'text/javascript', body: program }
        : { type: 'text/plain', body: '' },
    env: (url) => ({ TAG_MANAGER_ID: tagManagerId, TAG_MANAGER_URL: url, ...env }),
  })
}

export const test = countingSite()

export function bar(page: Page): Locator {
  return page.getByRole('region', { name: consent.name })
}

export function answer(page: Page, kind: 'grant' | 'deny' | 'change'): Locator {
  return bar(page).getByRole('button', { name: consent[kind], exact: true })
}

/** What the tag manager has collected so far, in order; the moment of its start is left out. */
export function collected({ arrivals }: StandIn): readonly unknown[] {
  return arrivals
    .filter(({ url }) => url === '/collect')
    .map(({ body }) =>
      JSON.parse(body, (key, value: unknown) => (key === 'gtm.start' ? undefined : value)),
    )
}

export function programsFetched({ arrivals }: StandIn): readonly Arrival[] {
  return arrivals.filter(({ url }) => url.startsWith('/gtm.js'))
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
export const defaultNo = ['consent', 'default', denied]
export const saidYes = ['consent', 'update', { ...denied, analytics_storage: 'granted' }]
export const saidNo = ['consent', 'update', denied]
export const begun = { event: 'gtm.js' }

export function pageView(path: string, title: string) {
  return { event: 'page_view', page_path: path, page_title: title }
}
