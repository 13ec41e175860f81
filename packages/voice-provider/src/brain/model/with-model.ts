import { nowIn } from '@nightdesk/understanding'
import type {
  Action,
  CallFacts,
  Conversation,
  Heard,
  Receptionist,
  Reply,
} from '../../conversation.ts'
import type { ScriptedAssistant } from '../dialogue/create-assistant.ts'
import { defaultPatience, type ModelOptions } from './model-options.ts'
import { readReply, toTool } from './model-reply.ts'
import { printMoment, systemPrompt } from './system-prompt.ts'
import { endCallTool, handOverTool, modelTools, papersOf } from './tools.ts'

type Message = { readonly role: 'user' | 'assistant'; readonly content: string }

// Enough for three minutes of talk, and no more than a small model can hold.
const longestHistory = 24
const temperature = 0.3
const mostTokens = 160

/**
 * The same receptionist with a language model in the brain's place. Greeting, silence and patience stay the embedded
 * brain's, and whenever the model is late, broken or silent, so does the answer.
 */
export function withModel(assistant: ScriptedAssistant, options: ModelOptions): Receptionist {
  return { ...assistant, open: (call) => openWithModel(assistant, options, call) }
}

function openWithModel(
  assistant: ScriptedAssistant,
  options: ModelOptions,
  call: CallFacts,
): Conversation {
  const inner = assistant.open(call)
  const { script } = assistant
  const now = nowIn(call.startedAt, call.timeZone)
  const prompt = systemPrompt(script, printMoment(now))
  const papers = papersOf(script, now)
  const tools = modelTools(script, now)
  const history: Message[] = [{ role: 'assistant', content: script.greeting.join(' ') }]

  const takeRequest = options.budget.openCall()

  const ask = async (heard: Heard, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> => {
    if (!takeRequest()) throw new ModelError('over-budget', 'no request is left')
    const messages = [
      { role: 'system', content: prompt },
      ...history.slice(-longestHistory),
      { role: 'user', content: heard.text },
    ]
    const { fetch = globalThis.fetch, url, model, key } = options
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

  async function* answered(heard: Heard, signal: AbortSignal, own: Reply): AsyncGenerator<Action> {
    const spoken: string[] = []
    let isOver = false
    try {
      for await (const action of modelActions(heard, signal)) {
        if (action.kind === 'say') spoken.push(...action.clauses)
        if (action.kind === 'end') isOver = true
        yield action
      }
    } catch {
      // Late, unreachable or cut off: what was said stands, and the embedded brain takes the turn if nothing was.
    }
    if (spoken.length === 0 && !isOver && !signal.aborted)
      for await (const action of own.actions) {
        if (action.kind === 'say') spoken.push(...action.clauses)
        yield action
      }
    history.push(
      { role: 'user', content: heard.text },
      { role: 'assistant', content: spoken.join(' ') },
    )
  }

  async function* modelActions(heard: Heard, signal: AbortSignal): AsyncGenerator<Action> {
    const late = (options.patience ?? defaultPatience)()
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    signal.addEventListener('abort', giveUp, { once: true })
    late.addEventListener('abort', giveUp, { once: true })
    if (late.aborted || signal.aborted) stop.abort()
    try {
      const body = await ask(heard, stop.signal)
      const known = [prompt, ...history.map(({ content }) => content)].join(' ')
      for await (const said of readReply(body, heard, { known, papers })) {
        late.removeEventListener('abort', giveUp)
        if (said.kind === 'sentence') yield { kind: 'say', clauses: [said.text] }
        else if (said.call.name === endCallTool)
          yield { kind: 'end', reason: 'assistant-ended-call' }
        else if (said.call.name === handOverTool) yield* handedOver(heard)
        else yield toTool(said.call)
      }
    } finally {
      signal.removeEventListener('abort', giveUp)
      late.removeEventListener('abort', giveUp)
    }
  }

  function* handedOver(heard: Heard): Generator<Action> {
    const over = script.handOver({ memory: {}, values: {}, text: heard.text, isSecond: true })
    yield* over.tools
    yield { kind: 'say', clauses: over.line }
    if (over.isEnd) yield { kind: 'end', reason: 'assistant-forwarded-call' }
  }

  return {
    ...inner,
    answer: (heard, signal) => {
      const own = inner.answer(heard, signal)
      cutShort(history, heard)
      return {
        actions: answered(heard, signal, own),
        // The embedded brain listens along: when it has to take over, it knows the facts.
        accept: () => own.accept(),
      }
    },
  }
}

/** Of an answer the caller spoke into, only what was heard was said. */
function cutShort(history: Message[], { interrupted }: Heard): void {
  if (interrupted && history.at(-1)?.role === 'assistant')
    history.splice(-1, 1, { role: 'assistant', content: `${interrupted.heard} …` })
}

/** Why a model gave no answer. Never seen by a caller: the embedded brain answers instead. */
export class ModelError extends Error {
  readonly kind: 'refused' | 'over-budget'

  constructor(kind: ModelError['kind'], message: string) {
    super(message)
    this.name = 'ModelError'
    this.kind = kind
  }
}
