import type { Page } from '@playwright/test'

/** The stylesheets that are fetched from now on. */
export function watchStylesheets(page: Page): readonly string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url())
  })
  return fetched
}
