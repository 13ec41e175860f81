import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

export type PageCallOptions = {
  readonly assistantId: string
  readonly transport: 'webrtc' | 'websocket'
  /** What the call is told beforehand. */
  readonly assistantOverrides?: Readonly<Record<string, unknown>>
  /** A caller who is told what to say and when, in place of the browser's microphone. */
  readonly isScripted?: boolean
  /** Where the sound goes instead of straight to the server: a relay on this machine. */
  readonly relayPort?: number
}

/** Sound as text, since that is what travels into a page: 16-bit samples, in Base64. */
export type SoundText = { readonly base64: string; readonly sampleRateHz: number }

/** What a page knows of its call. Times are milliseconds since the button was pressed. */
export type PageCall = {
  readonly messages: { readonly at: number; readonly text: string }[]
  /** Loudness of the microphone and of the assistant, sampled together every few milliseconds. */
  readonly levels: (readonly [at: number, microphone: number, assistant: number])[]
  connectedAt: number | undefined
  isOver: boolean
  send(text: string): void
  hangUp(): Promise<void>
  /** For a scripted caller: says this, and is done when it has been said. */
  speak(sound: SoundText): Promise<void>
  /** For a scripted caller: this is heard around them for the rest of the call. */
  surround(sound: SoundText): void
}

declare global {
  var pageCall: PageCall | undefined
  var startCallInPage: ((options: PageCallOptions) => Promise<void>) | undefined
}

let program: Promise<string> | undefined

/** Starts a call in a page; from then on the page has it as `pageCall`. */
export async function startPageCall(page: Page, options: PageCallOptions): Promise<void> {
  program ??= bundleProgram()
  await page.evaluate(await program)
  await page.evaluate((given) => globalThis.startCallInPage?.(given), options)
}

/** What runs in the page, in one piece: nothing can be fetched where there is no site. */
async function bundleProgram(): Promise<string> {
  const entry = fileURLToPath(new URL('in-page/start-call.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code
}
