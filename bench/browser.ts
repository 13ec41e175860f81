import { chromium, type Browser } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'

/** A Chromium for measuring, closed when the measurement ends. */
export async function withBrowser<Result>(
  extraArgs: readonly string[],
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, ...extraArgs],
    // Signals are the command's business; the browser goes when this process does.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
