import { importAgain } from '../import-again.ts'
import type { DailyFactory } from './daily-call.ts'

const loadLibrary = importAgain(() => import('@daily-co/daily-js'))

/** Fetches the call library, which nobody carries who does not call the hosted provider. */
export async function loadDaily(): Promise<DailyFactory> {
  const library: unknown = await loadLibrary()
  return findFactory(library)
}

/** Bundlers put the factory under `default`; runtimes that read the CommonJS build put it one deeper. */
export function findFactory(library: unknown): DailyFactory {
  if (isFactory(library)) return library
  const inner = (library as { default?: unknown } | null | undefined)?.default
  if (inner !== undefined && inner !== library) return findFactory(inner)
  throw new Error('The call library has no createCallObject.')
}

function isFactory(value: unknown): value is DailyFactory {
  const candidate = value as Partial<DailyFactory> | null | undefined
  return typeof candidate?.createCallObject === 'function'
}
