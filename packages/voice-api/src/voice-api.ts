import type { Operation, OperationFacts, PathParams } from './operation.ts'
import { isWorthRetrying, retryDelayMs } from './retry.ts'
import {
  createStopController,
  systemClock,
  systemFetch,
  type Clock,
  type Fetch,
  type HttpAnswer,
  type StopSignal,
} from './runtime.ts'
import { requestBody, requestUrl, type RequestParts } from './send-request.ts'
import { VoiceApiError } from './voice-api-error.ts'

export type VoiceApiOptions = {
  /** The secret or public key; sent with every request. */
  readonly key: string
  readonly baseUrl?: string
  /** For one try. */
  readonly timeoutMs?: number
  /** Tries after the first, for requests that may be repeated. */
  readonly retries?: number
  readonly fetch?: Fetch
  readonly clock?: Clock
}

type WithParams<Path extends string> = [PathParams<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<PathParams<Path>, string>> }

type WithBody<Body> = [Body] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: Body }

/** What an operation needs: its path parameters, its query, its body. */
export type ApiRequest<Path extends string, Query extends object, Body> = WithParams<Path> &
  WithBody<Body> & { readonly query?: Query; readonly signal?: StopSignal }

export type VoiceApi = {
  /** Carries out one operation. Rejects with a `VoiceApiError`. */
  request<Path extends string, Result, Query extends object, Body>(
    operation: Operation<Path, Result, Query, Body>,
    request: ApiRequest<NoInfer<Path>, NoInfer<Query>, NoInfer<Body>>,
  ): Promise<Result>
}

type Settings = Required<VoiceApiOptions>
type AnyRequest = RequestParts & { readonly signal?: StopSignal }

/** The provider's HTTP API. */
export function createVoiceApi(options: VoiceApiOptions): VoiceApi {
  const settings: Settings = {
    baseUrl: 'https://api.vapi.ai',
    timeoutMs: 30_000,
    retries: 2,
    fetch: systemFetch,
    clock: systemClock,
    ...options,
  }
  return {
    async request(operation, request) {
      const answer = await sendWithRetries(settings, operation, request as AnyRequest)
      return answer as never
    },
  }
}

async function sendWithRetries(
  settings: Settings,
  operation: OperationFacts,
  request: AnyRequest,
): Promise<unknown> {
  for (let count = 1; ; count += 1) {
    if (request.signal?.aborted) throw aborted(operation)
    try {
      return await send(settings, operation, request)
    } catch (error) {
      const isLast = count > settings.retries
      if (!(error instanceof RetryableError)) throw error
      if (isLast || !isWorthRetrying(operation, error.reason)) throw error.reason
      await pause(settings.clock, retryDelayMs(count, error.retryAfter), request.signal)
    }
  }
}

/** An answer after which another try may help; never leaves this file. */
class RetryableError extends Error {
  readonly reason: VoiceApiError
  readonly retryAfter: string | null

  constructor(reason: VoiceApiError, retryAfter: string | null) {
    super(reason.message)
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

async function send(
  { baseUrl, key, fetch, clock, timeoutMs }: Settings,
  operation: OperationFacts,
  request: AnyRequest,
): Promise<unknown> {
  const url = requestUrl(baseUrl, operation, request)
  const { headers, body } = requestBody(operation, request.body)
  const limit = createLimit(clock, timeoutMs, request.signal)
  try {
    const answer = await fetch(url, {
      method: operation.method,
      headers: { ...headers, authorization: `Bearer ${key}` },
      signal: limit.signal,
      ...(body !== undefined && { body }),
    })
    return await read(operation, answer)
  } catch (cause) {
    if (cause instanceof VoiceApiError || cause instanceof RetryableError) throw cause
    if (request.signal?.aborted) throw aborted(operation, cause)
    throw unreached(operation, limit.isPast(), cause)
  } finally {
    limit.stop()
  }
}

async function read(operation: OperationFacts, answer: HttpAnswer): Promise<unknown> {
  const { name } = operation
  const { status } = answer
  const text = await answer.text()
  if (!answer.ok) {
    const message = `${name} was answered with ${status}.`
    const reason = new VoiceApiError('status', message, {
      operation: name,
      status,
      body: parse(text) ?? text,
    })
    throw new RetryableError(reason, answer.headers.get('retry-after'))
  }
  if (operation.isSilent || text === '') return undefined
  const body = parse(text)
  if (body !== undefined) return body
  const message = `The answer to ${name} is no JSON.`
  throw new VoiceApiError('body', message, { operation: name, status, body: text })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unreached({ name }: OperationFacts, isLate: boolean, cause: unknown): Error {
  const facts = { operation: name, cause }
  if (isLate) return new VoiceApiError('timeout', `${name} was not answered in time.`, facts)
  const message = `${name} did not reach the provider.`
  return new RetryableError(new VoiceApiError('network', message, facts), null)
}

function aborted({ name }: OperationFacts, cause?: unknown): VoiceApiError {
  return new VoiceApiError('aborted', `${name} was given up.`, { operation: name, cause })
}

/** A signal that fires when time is up or when the caller gives up. */
function createLimit(clock: Clock, ms: number, outer: StopSignal | undefined) {
  const controller = createStopController()
  let isPast = false
  const abort = () => controller.abort()
  const stopTimer = clock.after(ms, () => {
    isPast = true
    abort()
  })
  outer?.addEventListener('abort', abort, { once: true })
  if (outer?.aborted) abort()
  return {
    signal: controller.signal,
    isPast: () => isPast,
    stop: () => {
      stopTimer()
      outer?.removeEventListener('abort', abort)
    },
  }
}

/** Over when the time is, or when the caller gives up. */
function pause(clock: Clock, ms: number, signal: StopSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stopTimer()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const stopTimer = clock.after(ms, finish)
    signal?.addEventListener('abort', finish, { once: true })
  })
}
