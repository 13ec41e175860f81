import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import type { Firefox } from '../firefox-session.ts'
import { callPath, cardState, hangUp, hearSilence, saidBy, startButton } from './call-page.ts'

declare global {
  interface Window {
    sockets: string[]
  }
}

/** As in a company whose network or policy lets nothing but the web through. */
const setting = 'media.peerconnection.ice.relay_only'

export function checkForbiddenUdp({ tab }: Visit, firefox: () => Firefox): void {
  describe('where UDP is forbidden', () => {
    beforeAll(() => firefox().setPreference(setting, true))
    afterAll(() => firefox().setPreference(setting, false))

    it('a call by voice takes the WebSocket line, and is answered', async () => {
      await tab().open(callPath)
      await tab().run(hearSilence)
      await tab().run(noteSockets)
      await tab().click(startButton)

      await expect.poll(() => tab().run(cardState)).toEqual('active')
      expect(await tab().run(() => window.sockets.length)).toBe(1)
      await expect.poll(async () => (await tab().run(saidBy, 'assistant')) !== '').toEqual(true)
      await hangUp(tab())
    })
  })
}

function noteSockets(): void {
  window.sockets = []
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      window.sockets.push(String(url))
    }
  }
}
