// What every JavaScript runtime has and only the types of the DOM or of Node describe. The core compiles
// without both, so it says itself what it uses.

/** The part of an `AbortSignal` that is needed here; every `AbortSignal` is one. */
export type StopSignal = {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

type Runtime = {
  readonly AbortController: new () => { readonly signal: StopSignal; abort(): void }
  readonly URL: { canParse(text: string): boolean }
  readonly reportError?: (error: unknown) => void
  readonly console: { error(...parts: unknown[]): void; warn(...parts: unknown[]): void }
}

const runtime = globalThis as unknown as Runtime

export type StopController = { readonly signal: StopSignal; abort(): void }

export function createStopController(): StopController {
  return new runtime.AbortController()
}

export function isUrl(text: unknown): boolean {
  return typeof text === 'string' && runtime.URL.canParse(text)
}

/** An exception nobody can catch any more: told to the page as uncaught, or to the console. */
export function reportUncaught(error: unknown): void {
  if (runtime.reportError) runtime.reportError(error)
  else runtime.console.error(error)
}

export function warn(text: string): void {
  runtime.console.warn(text)
}
