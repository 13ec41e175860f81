import type { Page } from '@playwright/test'

declare global {
  interface Window {
    policyFaults: string[]
  }
}

/** What a page did that a visitor's browser, or its owner, would object to. */
export type Faults = {
  /** Errors and warnings in the console, and errors nobody caught. */
  readonly console: readonly string[]
  /** What the content security policy refused. */
  readonly policy: readonly string[]
  /** Requests to anywhere but the site. */
  readonly foreign: readonly string[]
}

/** Begins to note faults; the function it returns tells those noted since it was last asked. To be called before a page is opened. */
export async function noteFaults(page: Page, origin: string): Promise<() => Promise<Faults>> {
  let lines: string[] = []
  let foreign: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(String(error)))
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url())
  })
  await page.addInitScript(() => {
    window.policyFaults = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.policyFaults.push(`${event.effectiveDirective} refused ${event.blockedURI}`)
    })
  })

  return async () => {
    const policy = await page.evaluate(() => window.policyFaults)
    const faults = { console: lines, policy, foreign }
    lines = []
    foreign = []
    return faults
  }
}
