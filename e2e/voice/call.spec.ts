import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import {
  callerTrack,
  microphoneArgs,
  type CallerLine,
} from '../../scripts/voice-desk/caller-track.ts'
import { startPageCall, type PageCallOptions } from '../../scripts/voice-desk/page-call.ts'
import { soundsOf } from '../../scripts/voice-desk/sounds.ts'
import { startVoiceServer, type VoiceServer } from '../../scripts/voice-desk/voice-server.ts'

const callSeconds = 34
const matter = 'Please tell the manager that I called about the invoice.'

const caller: readonly CallerLine[] = [
  { atSeconds: 7, text: matter },
  { atSeconds: 18, text: 'Yes, please.', voice: 'am_michael' },
  { atSeconds: 26, text: "No, that's all. Thank you.", voice: 'bf_emma' },
]

type Seen = { readonly transcripts: readonly string[]; readonly types: readonly string[] }

test.describe.configure({ mode: 'serial' })

let server: VoiceServer
let folder: string

test.beforeAll(async () => {
  server = await startVoiceServer()
  folder = mkdtempSync(join(tmpdir(), 'nightdesk-caller-'))
})

test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const transport of ['webrtc', 'websocket'] as const) {
  test(`a caller talks with the front desk over ${transport}`, async () => {
    await withCaller(caller, async (page) => {
      await call(page, { assistantId: 'front-desk', transport })
      await page.waitForFunction(() => globalThis.pageCall?.isOver)

      const { messages, levels } = await page.evaluate(() => ({
        messages: globalThis.pageCall?.messages ?? [],
        levels: globalThis.pageCall?.levels ?? [],
      }))

      const { transcripts, types } = read(messages.map(({ text }) => text))
      expect(messages.map(({ text }) => text)).toContain('listening')
      expect(transcripts[0]).toBe(
        'assistant: Thank you for calling. This is the front desk. How can I help you?',
      )
      expect(transcripts[1]).toMatch(/^user: please tell the manager that i called/i)
      expect(transcripts).toContainEqual(expect.stringMatching(/^assistant: I understood: please/i))
      expect(transcripts).toContainEqual(expect.stringMatching(/^user: yes,? please/i))
      expect(transcripts.at(-1)).toBe('assistant: Thank you for calling. Goodbye.')
      expect(types).toContain('tool-calls')
      expect(messages.at(-1)?.text).toBe(
        '{"type":"status-update","status":"ended","endedReason":"assistant-ended-call"}',
      )
      // Greeting, repetition, confirmation and farewell could really be heard.
      expect(soundsOf('assistant', levels, 1_000).length).toBeGreaterThanOrEqual(4)
    })
  })
}

test('typed words are answered like spoken ones', async () => {
  await withCaller([], async (page) => {
    await call(page, { assistantId: 'front-desk', transport: 'webrtc' })
    await page.waitForFunction(() => globalThis.pageCall?.connectedAt)
    await page.evaluate((content) => {
      globalThis.pageCall?.send(
        JSON.stringify({ type: 'add-message', message: { role: 'user', content } }),
      )
    }, matter)

    await page.waitForFunction((said) => {
      return globalThis.pageCall?.messages.some(({ text }) =>
        text.includes(`I understood: ${said}`),
      )
    }, matter)
  })
})

test('nothing of a call is on disk', () => {
  const files = readdirSync(server.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))

  // There is something to look at: the store of the leads, empty.
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    expect(file.includes('invoice')).toBe(false)
    for (const sound of ['RIFF', 'OpusHead', 'OggS']) expect(file.includes(sound)).toBe(false)
  }
})

test('a page that leaves takes its call along, and the line is free for the next', async () => {
  await withCaller([], async (page) => {
    await call(page, { assistantId: 'front-desk', transport: 'webrtc' })
    await page.waitForFunction(() => globalThis.pageCall?.connectedAt)
    await page.goto('about:blank')

    await expect(async () => {
      await call(page, { assistantId: 'front-desk', transport: 'webrtc' })
    }).toPass({ timeout: 2_000, intervals: [100] })
  })
})

async function withCaller(
  lines: readonly CallerLine[],
  place: (page: Page) => Promise<void>,
): Promise<void> {
  const wave = join(folder, 'caller.wav')
  writeFileSync(wave, await callerTrack(lines, callSeconds))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs, ...microphoneArgs(wave)],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const context = await browser.newContext({ bypassCSP: true })
    const page = await context.newPage()
    await place(page)
    await page.evaluate(() => globalThis.pageCall?.hangUp())
  } finally {
    await browser.close()
  }
}

async function call(page: Page, options: PageCallOptions): Promise<void> {
  await page.goto(`${server.url}/healthz`)
  await startPageCall(page, options)
}

function read(texts: readonly string[]): Seen {
  const messages = texts
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Record<string, string>)
  return {
    types: messages.map(({ type }) => type ?? ''),
    transcripts: messages
      .filter(({ transcriptType }) => transcriptType === 'final')
      .map(({ role, transcript }) => `${role}: ${transcript}`),
  }
}
