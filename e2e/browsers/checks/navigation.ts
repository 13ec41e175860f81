import { routes } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'

declare global {
  interface Window {
    refusals?: string[]
  }
}

export function checkNavigation({ tab }: Visit): void {
  describe('going from page to page', () => {
    it('fetches the next page while its link is pointed at, against no policy', async () => {
      await tab().stayAt('/')
      expect(await tab().run(prefetched, 'terms')).toBe(false)
      await tab().run(noteRefusals)
      const link = { selector: 'footer a[href="/terms"]' }
      // What is loaded on the way down may push the link from under the pointer.
      const pointAtLink = async () => {
        await tab().hover(link)
        return tab().run(prefetched, 'terms')
      }
      await expect.poll(pointAtLink).toEqual(true)
      await tab().click(link)

      await expect.poll(() => tab().run(() => document.title)).toEqual(titleOf('/terms'))
      expect(await tab().run(() => window.refusals)).toEqual([])
      expect(tab().takeConsole()).toEqual([])
    })
  })
}

function titleOf(path: string): string {
  return routes.find((route) => route.path === path)?.meta.title ?? ''
}

function noteRefusals(): void {
  window.refusals = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.refusals?.push(`${effectiveDirective} refused ${blockedURI}`),
  )
}

/** Whether something of the page with this name has been fetched, and not only asked for. */
function prefetched(name: string): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.includes(name) && entry.duration > 0)
}
