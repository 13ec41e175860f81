import type { Browser, Page } from '@playwright/test'

let visitors = 0

/** A page of somebody nobody else is: with an address of their own, where the server believes what it is told. */
export async function withVisitor<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  visitors += 1
  const address = `10.${process.pid % 250}.${visitors >> 8}.${visitors & 255}`
  const context = await browser.newContext({
    bypassCSP: true,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}
