import type { Page } from '@playwright/test'

/** One order to scroll that the program gave the browser. */
export type ScrollOrder = { readonly to: string; readonly behavior: ScrollBehavior | undefined }

declare global {
  interface Window {
    scrollOrders: ScrollOrder[]
  }
}

/** Writes down every order to scroll, and lets it happen. To be called before the page is opened. */
export async function spyOnScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrollOrders = []

    type Scroll = (options?: ScrollToOptions | boolean) => void
    const record = (
      to: (self: unknown, options: ScrollToOptions) => string,
    ): ProxyHandler<Scroll> => ({
      apply(scroll, self, args: [ScrollToOptions | boolean | undefined]) {
        const [options] = args
        if (typeof options !== 'object') throw new Error('Scrolled without saying how')
        window.scrollOrders.push({ to: to(self, options), behavior: options.behavior })
        Reflect.apply(scroll, self, args)
      },
    })
    const spyOn = (owner: object, name: string, handler: ProxyHandler<Scroll>) => {
      const scroll = Reflect.get(owner, name) as Scroll
      Reflect.set(owner, name, new Proxy(scroll, handler))
    }

    spyOn(
      window,
      'scrollTo',
      record((_, { top }) => `top ${top}`),
    )
    spyOn(
      Element.prototype,
      'scrollIntoView',
      record((element) => `#${(element as Element).id}`),
    )
  })
}

export function scrollOrders(page: Page): Promise<readonly ScrollOrder[]> {
  return page.evaluate(() => window.scrollOrders)
}

export function forgetScrollOrders(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.scrollOrders = []
  })
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Moves the page as a visitor with a scroll bar would, past the program's own rules. */
export function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => {
    document.documentElement.scrollTop = y
  }, top)
}
