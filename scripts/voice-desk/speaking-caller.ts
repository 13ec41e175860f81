import type { Page } from '@playwright/test'
import type { CallRecord } from './call-record.ts'
import { findCallerClip } from './caller-track.ts'
import { hearThrough, surroundings } from './conditions.ts'
import { startPageCall, type PageCallOptions, type SoundText } from './page-call.ts'
import type { Pace } from '../voicebank/voices.ts'
import type { Condition } from './spoken-calls.ts'

// A desk that has been silent for so long has said what it wanted to say.
const doneAfterMs = 450
// Into the middle of an answer, not into its first breath.
const breakInAfterMs = 1200
const longestAnswerMs = 30_000
const longestWaitMs = 9_000
const rateHz = 24_000

/** Somebody in a page who speaks when it is their turn. */
export type SpeakingCaller = {
  /** Says it when the desk has finished. */
  say(text: string): Promise<void>
  /** Says it into what the desk is saying. */
  breakIn(text: string): Promise<void>
  /** Until the desk has said what it has to say. */
  listen(): Promise<void>
  hangUp(): Promise<CallRecord>
}

export type CallerOptions = Omit<PageCallOptions, 'isScripted'> & {
  readonly url: string
  readonly voice?: string
  readonly pace?: Pace
  readonly condition?: Condition
}

export async function startCaller(page: Page, options: CallerOptions): Promise<SpeakingCaller> {
  const { url, voice, pace, condition = 'clean', ...call } = options
  await page.goto(`${url}/healthz`)
  await startPageCall(page, { ...call, isScripted: true })
  const murmur = surroundings(condition, rateHz)
  if (murmur) await page.evaluate((sound) => globalThis.pageCall?.surround(sound), toText(murmur))
  await untilDeskSpeaks(page, 0)

  async function speak(text: string): Promise<void> {
    const clip = await findCallerClip(text, voice, pace)
    const sound = toText(hearThrough(condition, clip, rateHz))
    const since = await page.evaluate(async (heard) => {
      await globalThis.pageCall?.speak(heard)
      return globalThis.pageCall?.levels.at(-1)?.[0] ?? 0
    }, sound)
    await untilDeskSpeaks(page, since)
  }

  return {
    async say(text) {
      await untilDeskIsDone(page)
      await speak(text)
    },
    async breakIn(text) {
      await page.waitForTimeout(breakInAfterMs)
      await speak(text)
    },
    async listen() {
      await untilDeskIsDone(page)
    },
    async hangUp() {
      const record = await page.evaluate(() => ({
        messages: globalThis.pageCall?.messages ?? [],
        levels: globalThis.pageCall?.levels ?? [],
        connectedAt: globalThis.pageCall?.connectedAt,
      }))
      await page.evaluate(() => globalThis.pageCall?.hangUp())
      return record
    },
  }
}

function untilDeskSpeaks(page: Page, sinceMs: number): Promise<unknown> {
  return page
    .waitForFunction(
      (since) =>
        globalThis.pageCall?.isOver ||
        globalThis.pageCall?.levels.some(([at, , desk]) => at > since && desk > 0.01),
      sinceMs,
      { timeout: longestWaitMs, polling: 50 },
    )
    .catch(() => {})
}

function untilDeskIsDone(page: Page): Promise<unknown> {
  return page.waitForFunction(
    (quietMs) => {
      const { isOver, levels, messages } = globalThis.pageCall ?? {}
      const says = messages?.findLast(({ text }) => text.includes('"role":"assistant","turn"'))
      const now = levels?.at(-1)?.[0] ?? 0
      const heard = levels?.findLast(([, , desk]) => desk > 0.01)?.[0] ?? 0
      return isOver || (says?.text.includes('"stopped"') && now - heard > quietMs)
    },
    doneAfterMs,
    { timeout: longestAnswerMs, polling: 50 },
  )
}

function toText(samples: Float32Array): SoundText {
  const words = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767)
  return { base64: Buffer.from(words.buffer).toString('base64'), sampleRateHz: rateHz }
}
