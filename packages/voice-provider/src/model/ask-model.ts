import type { Message } from './history.ts'
import type { ModelOptions } from './model-options.ts'
import type { ModelTool } from './tools.ts'

const temperature = 0.3
const mostTokens = 160

/** Asks for a chat completion, and returns the stream in which it comes. */
export async function askModel(
  { fetch = globalThis.fetch, url, model, key }: ModelOptions,
  messages: readonly Message[],
  tools: readonly ModelTool[],
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({
      model,
      messages,
      tools,
      stream: true,
      temperature,
      max_tokens: mostTokens,
    }),
    signal,
  })
  if (!response.ok || !response.body) throw new ModelError('refused', `status ${response.status}`)
  return response.body
}

/** Why a model gave no answer. Never seen by a caller: the embedded receptionist answers instead. */
export class ModelError extends Error {
  readonly kind: 'refused' | 'over-budget'

  constructor(kind: ModelError['kind'], message: string) {
    super(message)
    this.name = 'ModelError'
    this.kind = kind
  }
}
