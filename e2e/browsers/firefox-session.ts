import { connectBidi, type Bidi } from './bidi.ts'
import type { Driver } from './driver.ts'

/** A driver that can do more than every browser can. */
export type Firefox = Driver & {
  /** Changes a setting of the browser for what is opened from now on. */
  setPreference(name: string, value: boolean | number): Promise<void>
  /** Answers the page's requests for this path with a file that its server does not have. */
  answer(path: string, type: string, file: Uint8Array): Promise<void>
}

type LogEntry = { readonly level: string; readonly text: string | null }
type Blocked = { readonly request: { readonly request: string; readonly url: string } }
type File = { readonly type: string; readonly base64: string }

export async function startFirefoxSession(
  url: string,
  stop: () => Promise<void>,
): Promise<Firefox> {
  let lines: string[] = []
  const files = new Map<string, File>()
  const bidi = await connectBidi(url, ({ method, params }) => {
    if (method === 'network.beforeRequestSent' && params.isBlocked)
      void provide(bidi, params as unknown as Blocked, files)
    if (method !== 'log.entryAdded') return
    const { level, text } = params as unknown as LogEntry
    if (level === 'error' || level === 'warn') lines.push(text ?? '')
  })
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const context = await firstContext(bidi, {})
  let isActive = false
  return {
    async navigate(address) {
      await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' })
      // Without a screen no window is the active one, and Enter on a button would be a mere key.
      if (!isActive) await callBrowser(bidi, '() => { focus(); gBrowser.selectedBrowser.focus() }')
      isActive = true
    },
    call: (functionText, argument) => call(bidi, context, functionText, argument),
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
    async setPreference(name, value) {
      const set = typeof value === 'number' ? 'setIntPref' : 'setBoolPref'
      await callBrowser(bidi, `(name) => Services.prefs.${set}(name, ${value})`, name)
    },
    async answer(path, type, file) {
      const isNew = !files.has(path)
      files.set(path, { type, base64: Buffer.from(file).toString('base64') })
      if (isNew) await intercept(bidi, path)
    },
    async close() {
      bidi.close()
      await stop()
    },
  }
}

async function firstContext(bidi: Bidi, scope: Readonly<Record<string, string>>): Promise<string> {
  const { contexts } = await bidi.send('browsingContext.getTree', scope)
  const [{ context }] = contexts as [{ context: string }]
  return context
}

/** Runs a function in the window of the browser itself. */
async function callBrowser(bidi: Bidi, functionText: string, argument = ''): Promise<void> {
  await call(bidi, await firstContext(bidi, { 'moz:scope': 'chrome' }), functionText, argument)
}

type Evaluation = {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

async function call(
  bidi: Bidi,
  context: string,
  functionText: string,
  argument = '',
): Promise<string> {
  const answer = await bidi.send('script.callFunction', {
    functionDeclaration: functionText,
    arguments: [{ type: 'string', value: argument }],
    target: { context },
    awaitPromise: true,
  })
  const { result, exceptionDetails } = answer as unknown as Evaluation
  if (!result) throw new Error(exceptionDetails?.text)
  return result.value
}

async function intercept(bidi: Bidi, path: string): Promise<void> {
  await bidi.send('session.subscribe', { events: ['network.beforeRequestSent'] })
  await bidi.send('network.addIntercept', {
    phases: ['beforeRequestSent'],
    urlPatterns: [{ type: 'pattern', pathname: path }],
  })
}

async function provide(
  bidi: Bidi,
  { request: { request, url } }: Blocked,
  files: ReadonlyMap<string, File>,
): Promise<void> {
  const { type = '', base64 = '' } = files.get(new URL(url).pathname) ?? {}
  await bidi.send('network.provideResponse', {
    request,
    statusCode: 200,
    headers: [{ name: 'content-type', value: { type: 'string', value: type } }],
    body: { type: 'base64', value: base64 },
  })
}
