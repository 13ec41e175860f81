import { cleanReport } from '@nightdesk/contracts'
import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser'
import type { Failure } from '../catch-failures.ts'
import { browserName } from './browser-name.ts'
import { typedWords, withoutWords } from './typed-words.ts'

type ReporterOptions = { readonly reportTo: string; readonly release: string | undefined }

let client: BrowserClient | undefined

/** The SDK with none of its instruments: no cookies, no clicks, no requests, only the error and where it happened. */
function openClient({ reportTo, release }: ReporterOptions): BrowserClient {
  const { protocol, host } = window.location
  return new BrowserClient({
    // Our own server knows where reports go; pages need not.
    dsn: `${protocol}//page@${host}/1`,
    tunnel: reportTo,
    ...(release && { release }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend,
  })
}

// Whatever the SDK has gathered by itself stays behind here, before anything leaves the browser.
function beforeSend(event: ErrorEvent): ErrorEvent | null {
  const page = window.location.pathname
  const tags = { page, browser: browserName(navigator.userAgent) }
  const words = typedWords(document)
  const values = event.exception?.values?.map((one) => ({
    ...one,
    value: withoutWords(one.value ?? '', words),
  }))
  const report = cleanReport({ ...event, tags, ...(values && { exception: { values } }) })
  return (report as ErrorEvent | undefined) ?? null
}

/** Returns what reports a failure to the server. */
export function createPageReporter(options: ReporterOptions): (failure: Failure) => void {
  const reporter = (client ??= openClient(options))
  return ({ error, way }) => {
    reporter.captureException(error, { mechanism: { type: way, handled: false } })
  }
}
