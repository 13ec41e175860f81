import type { Browser, Page } from '@playwright/test'

let visitors = 0

/** An address in a network nobody else calls from, neither in this process nor in another. */
export function newAddress(): string {
  visitors += 1
  return `10.${process.pid % 250}.${visitors & 255}.${1 + (visitors >> 8)}`
}

/** A page of somebody nobody else is: with an address of their own, where the server believes what it is told. */
export async function withVisitor<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    bypassCSP: true,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}
