/** One piece of a streamed answer: words, or a part of a function call. */
export type StreamPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly index: number; readonly name: string; readonly json: string }

const longestLine = 64 * 1024

/** Reads the server-sent events of a chat completion. What is no event of ours is passed over. */
export async function* readStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamPiece> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true })
    const lines = rest.split('\n')
    rest = (lines.pop() ?? '').slice(0, longestLine)
    for (const line of lines) {
      if (!line.startsWith('data:')) continue
      const data = line.slice('data:'.length).trim()
      if (data === '[DONE]') return
      yield* piecesOf(data)
    }
  }
}

function* piecesOf(data: string): Generator<StreamPiece> {
  const delta = deltaOf(data)
  if (!delta) return
  if (typeof delta.content === 'string' && delta.content !== '')
    yield { kind: 'text', text: delta.content }
  if (!Array.isArray(delta.tool_calls)) return
  for (const call of delta.tool_calls as readonly unknown[]) {
    if (!isRecord(call)) continue
    const named = isRecord(call.function) ? call.function : {}
    yield {
      kind: 'call',
      index: typeof call.index === 'number' ? call.index : 0,
      name: typeof named.name === 'string' ? named.name : '',
      json: typeof named.arguments === 'string' ? named.arguments : '',
    }
  }
}

function deltaOf(data: string): Readonly<Record<string, unknown>> | undefined {
  const event = parseJson(data)
  const choices: unknown = isRecord(event) ? event.choices : undefined
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined
  const delta: unknown = isRecord(first) ? first.delta : undefined
  return isRecord(delta) ? delta : undefined
}

/** The value, or nothing where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
