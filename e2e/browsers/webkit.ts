import { freePort } from '../../scripts/process/ports.ts'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import type { Driver } from './driver.ts'
import { startTied } from './tied-process.ts'
import { connectWebDriver, type WebDriver } from './webdriver.ts'

/** As in Safari nothing may sound that nobody has pressed for. */
const browserArgs = ['--automation', '--autoplay-policy=allow-without-sound']
/** Without a graphics card each layer of a page is put together by the processor: one layer halves that work. */
const oneLayer = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
const patienceMs = 30_000

/** WebKitGTK in a window that nobody sees, driven by its own WebDriver. */
export async function openWebKit(program: string): Promise<Driver> {
  const screen = startTied(['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [display] = await screen.lineLike(/^\d+$/)
  const port = await freePort()
  const driver = startTied([program, `--port=${port}`], { ...oneLayer, DISPLAY: `:${display}` })
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    const deadline = Date.now() + patienceMs
    if (!(await waitUntilHealthy(`${origin}/status`, () => Date.now() > deadline)))
      throw new Error(['The driver did not start.', ...driver.takeLines()].join('\n'))
    return await startSession(connectWebDriver(origin), stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function startSession(webDriver: WebDriver, stop: () => Promise<void>): Promise<Driver> {
  const answer = await webDriver.send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: browserArgs } } },
  })
  const session = `/session/${(answer as { sessionId: string }).sessionId}`
  await webDriver.send('POST', `${session}/timeouts`, { script: patienceMs, pageLoad: patienceMs })
  return {
    async navigate(url) {
      await webDriver.send('POST', `${session}/url`, { url })
    },
    async call(functionText, argument) {
      const script = `(${functionText})(arguments[0]).then(arguments[1])`
      const body = { script, args: [argument] }
      return (await webDriver.send('POST', `${session}/execute/async`, body)) as string
    },
    async perform(actions) {
      await webDriver.send('POST', `${session}/actions`, { actions })
    },
    async resize(width, height) {
      await webDriver.send('POST', `${session}/window/rect`, { width, height })
    },
    async picture() {
      return (await webDriver.send('GET', `${session}/screenshot`)) as string
    },
    // What is driven prints nothing of its console: errors are for Firefox and Chromium to find.
    takeConsole: () => [],
    async close() {
      await webDriver.send('DELETE', session).catch(() => {})
      await stop()
    },
  }
}
