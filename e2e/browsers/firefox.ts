import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFirefoxSession, type Firefox } from './firefox-session.ts'
import { startTied } from './tied-process.ts'

/**
 * A visitor who says yes to the microphone, a microphone that hums, no page of its own at the start, and half the
 * frames: the processor paints them.
 */
const preferences = {
  'browser.newtab.preload': false,
  'browser.startup.page': 0,
  'layout.frame_rate': 30,
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
}

const args = [
  '--headless',
  '--no-remote',
  '--remote-debugging-port',
  '0',
  // For what no page can do: to have the focus without a screen, and to forbid what a network may forbid.
  '--remote-allow-system-access',
]

function createProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  return folder
}

/** Firefox without a window, driven by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string): Promise<Firefox> {
  const profile = createProfile()
  const browser = startTied([program, ...args, '--profile', profile], { MOZ_HEADLESS: '1' })
  const stop = async () => {
    await browser.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const [, url] = await browser.lineLike(/WebDriver BiDi listening on (ws:\S+)/)
    return await startFirefoxSession(`${url}/session`, stop)
  } catch (error) {
    await stop()
    throw error
  }
}
