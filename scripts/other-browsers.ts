import { installWithApt } from './process/apt.ts'
import { findProgram } from './process/find-program.ts'

type OtherBrowser = {
  readonly name: string
  /** The variable that names its program, to us and to its checks. */
  readonly setting: 'FIREFOX' | 'WEBKIT_DRIVER'
  /** Its program, by any of these names. */
  readonly programs: readonly string[]
  /** What else has to be there. */
  readonly needs: readonly string[]
  readonly packages: readonly string[]
}

/** The browsers beside Chromium in which the built site is checked. WebKitGTK stands in for Safari. */
const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    setting: 'FIREFOX',
    programs: ['firefox-esr', 'firefox'],
    needs: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    setting: 'WEBKIT_DRIVER',
    programs: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad'],
  },
]

export type FoundBrowsers = {
  /** The settings that name the programs that are there. */
  readonly programs: Readonly<Record<string, string>>
  /** The names of the browsers that are not. */
  readonly missing: readonly string[]
}

/** Finds them, and installs Debian's where that is possible. */
export async function ensureOtherBrowsers(env: NodeJS.ProcessEnv): Promise<FoundBrowsers> {
  for (const browser of otherBrowsers) {
    if (!findBrowser(browser, env)) await installWithApt(browser.name, browser.packages)
  }
  return findOtherBrowsers(env)
}

export function findOtherBrowsers(env: NodeJS.ProcessEnv): FoundBrowsers {
  const found = otherBrowsers.map((browser) => {
    return { name: browser.name, setting: browser.setting, path: findBrowser(browser, env) }
  })
  return {
    programs: Object.fromEntries(
      found.flatMap(({ setting, path }) => (path ? [[setting, path]] : [])),
    ),
    missing: found.filter(({ path }) => !path).map(({ name }) => name),
  }
}

function findBrowser(browser: OtherBrowser, env: NodeJS.ProcessEnv): string | undefined {
  const hasAll = browser.needs.every((program) => findProgram([program], env))
  return hasAll ? env[browser.setting] || findProgram(browser.programs, env) : undefined
}
