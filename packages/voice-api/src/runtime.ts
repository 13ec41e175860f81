// What every JavaScript runtime has and only the types of the DOM or of Node describe.

export type StopSignal = {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export type HttpAnswer = {
  readonly ok: boolean
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** What is needed of the web's `fetch`. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly signal: StopSignal
  },
) => Promise<HttpAnswer>

/** Time comes in through the door, so that a test need not wait. */
export type Clock = { after(ms: number, run: () => void): () => void }

export type Form = { append(name: string, value: unknown): void }

type Runtime = {
  readonly fetch: Fetch
  readonly setTimeout: (run: () => void, ms: number) => unknown
  readonly clearTimeout: (timer: unknown) => void
  readonly AbortController: new () => { readonly signal: StopSignal; abort(): void }
  readonly FormData: new () => Form
  readonly Blob: new () => object
}

const runtime = globalThis as unknown as Runtime

/** Looked up with each call: a page may load before its `fetch` is replaced. */
export const systemFetch: Fetch = (url, init) => runtime.fetch(url, init)

export const systemClock: Clock = {
  after: (ms, run) => {
    const timer = runtime.setTimeout(run, ms)
    return () => runtime.clearTimeout(timer)
  },
}

export function createStopController(): { readonly signal: StopSignal; abort(): void } {
  return new runtime.AbortController()
}

export function createForm(): Form {
  return new runtime.FormData()
}

export function isBlob(value: unknown): boolean {
  return value instanceof runtime.Blob
}
