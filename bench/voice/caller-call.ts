import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBrowser } from '../browser.ts'
import {
  callerTrack,
  microphoneArgs,
  type CallerLine,
} from '../../scripts/voice-desk/caller-track.ts'
import { startPageCall, type PageCall } from '../../scripts/voice-desk/page-call.ts'

export type CallRecord = Pick<PageCall, 'messages' | 'levels' | 'connectedAt'>

export type BenchCall = {
  readonly url: string
  readonly dir: string
  readonly lines: readonly CallerLine[]
  readonly seconds: number
  readonly transport: 'webrtc' | 'websocket'
}

/** One call in a real browser, from the press of the button until the recording is over. */
export async function recordCall(call: BenchCall): Promise<CallRecord> {
  const wave = join(call.dir, 'caller.wav')
  writeFileSync(wave, await callerTrack(call.lines, call.seconds))
  return withBrowser(microphoneArgs(wave), async (browser) => {
    const context = await browser.newContext({ bypassCSP: true })
    const page = await context.newPage()
    await page.goto(`${call.url}/healthz`)
    await page.evaluate(startPageCall, {
      assistantId: 'front-desk',
      transport: call.transport,
    })
    const lengthMs = call.seconds * 1000
    await page.waitForFunction(
      (ms) => globalThis.pageCall?.isOver || (globalThis.pageCall?.levels.at(-1)?.[0] ?? 0) > ms,
      lengthMs,
      { timeout: lengthMs + 10_000 },
    )
    const record = await page.evaluate(() => ({
      messages: globalThis.pageCall?.messages ?? [],
      levels: globalThis.pageCall?.levels ?? [],
      connectedAt: globalThis.pageCall?.connectedAt,
    }))
    await page.evaluate(() => globalThis.pageCall?.hangUp())
    return record
  })
}
