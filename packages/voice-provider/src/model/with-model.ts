import type { Script, ScriptedReceptionist, Understood } from '@nightdesk/receptionist'
import { nowIn } from '@nightdesk/understanding'

import type {
  Action,
  CallFacts,
  Conversation,
  Heard,
  Receptionist,
  Reply,
} from '../conversation.ts'
import { askModel, ModelError } from './ask-model.ts'
import { createHistory, type Message } from './history.ts'
import { defaultPatience, type ModelOptions } from './model-options.ts'
import { readReply, toTool } from './model-reply.ts'
import { noteOf } from './note.ts'
import { printMoment, systemPrompt } from './system-prompt.ts'
import { endCallTool, handOverTool, modelTools, papersOf } from './tools.ts'

/**
 * The same receptionist with a language model in the place of her own answers. Greeting, silence and patience stay
 * hers, and whenever the model is late, broken or silent, so does the answer.
 */
export function withModel(desk: ScriptedReceptionist, options: ModelOptions): Receptionist {
  return { ...desk, open: (call) => openWithModel(desk, options, call) }
}

/** A message for the model, with all that was known when it was heard. */
type Question = {
  readonly heard: Heard
  readonly understood: Understood
  readonly before: readonly Message[]
}

function openWithModel(
  desk: ScriptedReceptionist,
  options: ModelOptions,
  call: CallFacts,
): Conversation {
  const { script } = desk
  const inner = desk.open(call)
  const now = nowIn(call.startedAt, call.timeZone)
  const papers = papersOf(script, now)
  const prompt = systemPrompt(script, printMoment(now))
  const tools = modelTools(papers)
  const takeRequest = options.budget.openCall()
  const model: CallModel = { options, script, prompt, papers, tools, takeRequest }
  const history = createHistory(script.greeting)

  return {
    ...inner,
    answer(heard, signal) {
      const own = inner.answer(heard)
      const spoken: string[] = []
      const question = { heard, understood: inner.understand(heard), before: history.before(heard) }
      const actions = modelActions(model, question, signal)
      return {
        actions: answered(actions, own, spoken, signal),
        accept() {
          // She listens along: when she has to take over, she knows the facts.
          own.accept()
          history.add(heard, spoken)
        },
      }
    },
  }
}

/** What the model of one call needs to be asked. */
type CallModel = {
  readonly options: ModelOptions
  readonly script: Script
  readonly prompt: string
  readonly papers: ReturnType<typeof papersOf>
  readonly tools: ReturnType<typeof modelTools>
  /** Whether the call may ask once more. */
  readonly takeRequest: () => boolean
}

async function* modelActions(
  model: CallModel,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<Action> {
  const { options, script, prompt, papers, tools } = model
  if (!model.takeRequest()) throw new ModelError('over-budget', 'no request is left')
  const { heard, understood, before } = question
  const late = (options.patience ?? defaultPatience)()
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  signal.addEventListener('abort', giveUp, { once: true })
  late.addEventListener('abort', giveUp, { once: true })
  if (late.aborted || signal.aborted) stop.abort()
  try {
    const messages = messagesFor(prompt, question)
    const body = await askModel(options, messages, tools, stop.signal)
    const known = [prompt, ...before.map(({ content }) => content), heard.text].join(' ')
    const isAgreed = understood.intents.some(({ id }) => id === 'yes')
    for await (const said of readReply(body, { known, papers, isAgreed })) {
      late.removeEventListener('abort', giveUp)
      if (said.kind === 'sentence') yield { kind: 'say', clauses: [said.text] }
      else if (said.call.name === endCallTool) yield { kind: 'end', reason: 'assistant-ended-call' }
      else if (said.call.name === handOverTool) yield* handedOver(script, heard)
      else yield toTool(said.call)
    }
  } finally {
    signal.removeEventListener('abort', giveUp)
    late.removeEventListener('abort', giveUp)
  }
}

/** What the model does, or else her own answer. All that is said is added to `spoken`. */
async function* answered(
  actions: AsyncIterable<Action>,
  own: Reply,
  spoken: string[],
  signal: AbortSignal,
): AsyncGenerator<Action> {
  let isOver = false
  try {
    for await (const action of actions) {
      if (action.kind === 'say') spoken.push(...action.clauses)
      if (action.kind === 'end') isOver = true
      yield action
    }
  } catch {
    // Late, unreachable or cut off: what was said stands, and her own answer is given if nothing was.
  }
  if (spoken.length > 0 || isOver || signal.aborted) return
  for await (const action of own.actions) {
    if (action.kind === 'say') spoken.push(...action.clauses)
    yield action
  }
}

function messagesFor(prompt: string, { heard, understood, before }: Question): readonly Message[] {
  return [
    { role: 'system', content: prompt },
    ...before,
    { role: 'system', content: noteOf(understood) },
    { role: 'user', content: heard.text },
  ]
}

function* handedOver(script: Script, { text }: Heard): Generator<Action> {
  const over = script.handOver({
    memory: {},
    values: {},
    text,
    isMatter: false,
    before: Infinity,
  })
  yield* over.tools
  yield { kind: 'say', clauses: over.line }
  if (over.isEnd) yield { kind: 'end', reason: 'assistant-forwarded-call' }
}
