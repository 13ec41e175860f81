import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import type { Driver } from './driver.ts'
import { startTied } from './tied-process.ts'

/** A visitor who says yes to the microphone, and a microphone that hums. */
const preferences = {
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
}

type Preferences = Readonly<Record<string, boolean | number | string>>

function createProfile(more: Preferences): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-firefox-'))
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  return folder
}

type LogEntry = { readonly level: string; readonly text: string | null }

/** Firefox without a window, driven by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string, more: Preferences = {}): Promise<Driver> {
  const profile = createProfile(more)
  const browser = startTied(
    [program, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { MOZ_HEADLESS: '1' },
  )
  const stop = async () => {
    await browser.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const [, url] = await browser.lineLike(/WebDriver BiDi listening on (ws:\S+)/)
    return await startSession(`${url}/session`, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function startSession(url: string, stop: () => Promise<void>): Promise<Driver> {
  let lines: string[] = []
  const bidi = await connectBidi(url, ({ method, params }) => {
    if (method !== 'log.entryAdded') return
    const { level, text } = params as unknown as LogEntry
    if (level === 'error' || level === 'warn') lines.push(text ?? '')
  })
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await bidi.send('browsingContext.getTree', {})
  const [{ context }] = contexts as [{ context: string }]
  return {
    async navigate(address) {
      await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' })
    },
    async call(functionText, argument) {
      const answer = await bidi.send('script.callFunction', {
        functionDeclaration: functionText,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = answer as unknown as Evaluation
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    async perform(actions) {
      await bidi.send('input.performActions', { context, actions })
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async picture() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return data as string
    },
    takeConsole() {
      const taken = lines
      lines = []
      return taken
    },
    async close() {
      bidi.close()
      await stop()
    },
  }
}

type Evaluation = {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}
