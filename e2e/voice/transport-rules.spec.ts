import { transportRules } from '@nightdesk/testkit'
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test'
import { openDesk, prepareDesk } from './desk-page.ts'

prepareDesk('rules-page.ts')

/** The other end of every socket the page opens; the last one is asked. */
async function answerSockets(page: Page): Promise<void> {
  let received: string[] = []
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(/\/socket$/, (route) => {
    received = []
    socket = route
    route.onMessage((message) => {
      if (typeof message === 'string') received.push(message)
    })
    route.onClose(() => {
      socket = undefined
    })
  })
  const answers: Record<string, (text: string) => unknown> = {
    received: () => received,
    send: (text) => socket?.send(text),
    'hang-up': () => socket?.close({ code: 1000 }),
    open: () => (socket ? 1 : 0),
  }
  await page.exposeFunction('socketFarEnd', (ask: string, text = '') => answers[ask]?.(text))
}

for (const name of ['webrtc', 'websocket'] as const) {
  test(`the ${name} transport keeps what every transport promises`, async ({ page }) => {
    await answerSockets(page)
    await openDesk(page, async () => 404)

    const lines = await page.evaluate((transport) => window.runRules(transport), name)

    expect(lines).toEqual(transportRules.map(({ rule }) => `${rule}: kept`))
  })
}
