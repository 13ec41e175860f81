import { createForm, isBlob, type Form } from './runtime.ts'
import type { OperationFacts } from './operation.ts'
import { VoiceApiError } from './voice-api-error.ts'

export type RequestParts = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The address of a request. Path parameters are encoded: an id never becomes another path. */
export function requestUrl(
  baseUrl: string,
  operation: OperationFacts,
  { params = {}, query = {} }: RequestParts,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw wrong(operation.name, `The path parameter ${name} is missing.`)
    return encodeURIComponent(value)
  })
  const missing = operation.required?.find((key) => query[key] === undefined)
  if (missing !== undefined) throw wrong(operation.name, `The query key ${missing} is missing.`)
  const text = Object.entries(query)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => [key, one]),
    )
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => `${encodeURIComponent(String(key))}=${encodeURIComponent(String(value))}`,
    )
    .join('&')
  return baseUrl.replace(/\/+$/, '') + path + (text && `?${text}`)
}

/** The body as it travels; a form sets its own content type, with its boundary. */
export function requestBody(
  operation: OperationFacts,
  body: unknown,
): { readonly headers: Readonly<Record<string, string>>; readonly body?: unknown } {
  if (operation.body === undefined || body === undefined || body === null) return { headers: {} }
  if (operation.body === 'multipart') return { headers: {}, body: toForm(body) }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Files as they are, a list as several of them, other objects as JSON, the rest as text. */
function toForm(body: object): Form {
  const form = createForm()
  for (const [key, value] of Object.entries(body) as [string, unknown][]) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const one of values) if (one !== undefined) form.append(key, toPart(one))
  }
  return form
}

function toPart(value: unknown): unknown {
  if (isBlob(value)) return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function wrong(operation: string, message: string): VoiceApiError {
  return new VoiceApiError('request', message, { operation })
}
