import { malformed } from './body-error.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** UTF-8 or nothing: a guess at another encoding would store what nobody wrote. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformed('not UTF-8')
  }
}
