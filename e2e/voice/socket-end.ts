import { pcmFrames } from '@nightdesk/contracts'
import type { Page, WebSocketRoute } from '@playwright/test'
import { mediaPath } from './desk-page.ts'

export type SocketEnd = {
  readonly texts: string[]
  readonly frames: Buffer[]
  readonly close: (code: number) => Promise<void>
}

/** A tone in the provider's frames. */
function hum(frame: number): Buffer {
  const { samples, sampleRateHz, bytes } = pcmFrames.toPage
  const buffer = Buffer.alloc(bytes)
  for (let i = 0; i < samples; i += 1) {
    const seconds = (frame * samples + i) / sampleRateHz
    buffer.writeInt16LE(Math.round(16_000 * Math.sin(2 * Math.PI * 330 * seconds)), i * 2)
  }
  return buffer
}

/** The provider's end of the socket: greets, hums, writes down what comes. */
export async function answerSocket(page: Page): Promise<SocketEnd> {
  const texts: string[] = []
  const frames: Buffer[] = []
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(
    (url) => url.pathname === mediaPath,
    (route) => {
      socket = route
      let sent = 0
      const timer = setInterval(() => route.send(hum(sent++)), pcmFrames.frameMs)
      route.onClose(() => clearInterval(timer))
      route.onMessage((message) => {
        if (typeof message === 'string') texts.push(message)
        else frames.push(message)
      })
      route.send('listening')
    },
  )
  return { texts, frames, close: async (code) => socket?.close({ code }) }
}
