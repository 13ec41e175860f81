import { expect } from '@playwright/test'
import { hostedSettings } from '../hosted/hosted-site.ts'
import { noteFaults } from '../page-faults.ts'
import { hydrated, partsOfSite } from '../site.ts'
import { siteWith } from './site-with.ts'
import { answer, programsFetched, tagManagerId } from './tag-desk.ts'

const test = siteWith({
  service: ({ url }) =>
    url.includes('.js')
      ? { type: 'text/javascript', body: 'window.isTagged = true' }
      : { type: 'application/json', body: '{"country":"US"}' },
  env: (url) => ({
    ...hostedSettings(url),
    VOICE_WIDGET: 'on',
    TAG_MANAGER_ID: tagManagerId,
    TAG_MANAGER_URL: url,
    ERROR_REPORT_DSN: `${url.replace('//', '//public@')}/1`,
    GEO_LOOKUP_URL: `${url}/me`,
  }),
})

for (const part of partsOfSite) {
  test(`with every service on no page breaks its policy, before and after a visitor agrees: ${part.join(', ')}`, async ({
    page,
    baseURL,
    standIn,
  }) => {
    const faults = await noteFaults(page, baseURL ?? '')
    for (const path of part) {
      await page.goto(path)
      await hydrated(page)
      if (path === part[0]) await answer(page, 'grant').click()
      await page.waitForLoadState('networkidle')

      expect({ path, policy: (await faults()).policy }).toEqual({ path, policy: [] })
    }
    expect(programsFetched(standIn).length).toBe(part.length)
    expect(await page.evaluate(() => 'isTagged' in window)).toBe(true)
  })
}
