import { isJsonObject, type JsonObject } from '../voice/json-value.ts'
import { removePersonal } from './remove-personal.ts'

/** Where pages send their reports; the server passes them on, so the service never sees a visitor's address. */
export const errorReportPath = '/api/error-reports'

export type ReportFrame = {
  readonly filename?: string
  readonly function?: string
  readonly lineno?: number
  readonly colno?: number
  readonly in_app?: boolean
}

export type ReportedError = {
  readonly type: string
  readonly value: string
  readonly mechanism: { readonly type: string; readonly handled: boolean }
  readonly stacktrace?: { readonly frames: readonly ReportFrame[] }
}

/** An event of Sentry's protocol, and nothing more of it than this. */
export type ErrorReport = {
  readonly event_id: string
  readonly timestamp: number
  readonly platform: 'javascript' | 'node'
  readonly level: 'error' | 'fatal'
  readonly release?: string
  readonly message?: string
  readonly exception?: { readonly values: readonly ReportedError[] }
  readonly tags: Readonly<Record<string, string>>
}

const mostErrors = 5
const mostFrames = 50
const longestName = 120
const reportTags = ['page', 'browser']
const eventId = /^[\da-f]{32}$/

/**
 * Makes a new report of one that came, field by field: what is not named here is left behind, and every text loses
 * what might say who the visitor is. Undefined when it is no report at all.
 */
export function cleanReport(given: unknown): ErrorReport | undefined {
  if (!isJsonObject(given)) return undefined
  const { event_id: id, release, timestamp } = given
  if (typeof id !== 'string' || !eventId.test(id)) return undefined
  const errors = readErrors(given.exception)
  const message = typeof given.message === 'string' ? removePersonal(given.message) : undefined
  if (errors.length === 0 && !message) return undefined
  return {
    event_id: id,
    timestamp: typeof timestamp === 'number' ? timestamp : 0,
    platform: given.platform === 'node' ? 'node' : 'javascript',
    level: given.level === 'fatal' ? 'fatal' : 'error',
    ...(typeof release === 'string' && { release: nameOnly(release) }),
    ...(message && { message }),
    ...(errors.length > 0 && { exception: { values: errors } }),
    tags: readTags(given.tags),
  }
}

function readErrors(exception: unknown): ReportedError[] {
  return listIn(exception, 'values').slice(0, mostErrors).map(readError)
}

function readError({ type, value, mechanism, stacktrace }: JsonObject): ReportedError {
  const frames = listIn(stacktrace, 'frames').slice(-mostFrames).map(readFrame)
  const { type: way, handled } = isJsonObject(mechanism) ? mechanism : {}
  return {
    type: nameOnly(typeof type === 'string' ? type : 'Error'),
    value: removePersonal(typeof value === 'string' ? value : ''),
    mechanism: {
      type: nameOnly(typeof way === 'string' ? way : 'generic'),
      handled: handled === true,
    },
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

function readFrame(frame: JsonObject): ReportFrame {
  const { filename, function: name, lineno, colno, in_app: isOurs } = frame
  return {
    ...(typeof filename === 'string' && { filename: filePath(filename) }),
    ...(typeof name === 'string' && { function: nameOnly(name) }),
    ...(typeof lineno === 'number' && { lineno }),
    ...(typeof colno === 'number' && { colno }),
    ...(typeof isOurs === 'boolean' && { in_app: isOurs }),
  }
}

/** Where the file lies in the project: the folders above it may be named after a person. */
function filePath(filename: string): string {
  const inProject = /(?:^|\/)((?:apps|packages|node_modules)\/[^]*)/.exec(filename)
  return removePersonal(inProject?.[1] ?? filename)
}

function readTags(tags: unknown): Record<string, string> {
  if (!isJsonObject(tags)) return {}
  const known = reportTags.filter((name) => typeof tags[name] === 'string')
  return Object.fromEntries(known.map((name) => [name, removePersonal(String(tags[name]))]))
}

function nameOnly(text: string): string {
  return text.slice(0, longestName).replaceAll(/[^\w$.<>[\]/ -]/g, '')
}

function listIn(given: unknown, name: string): JsonObject[] {
  const list = isJsonObject(given) ? given[name] : undefined
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}
