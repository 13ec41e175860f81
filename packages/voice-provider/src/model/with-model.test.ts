import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ScriptedReceptionist } from '@nightdesk/receptionist'
import { afterEach, describe, expect, it } from 'vitest'
import type { Action, Heard, Receptionist } from '../conversation.ts'
import { scriptedReceptionist } from '../testing/scripted-receptionist.ts'
import { createModelBudget } from './model-budget.ts'
import type { ModelOptions } from './model-options.ts'
import { withModel } from './with-model.ts'

const hotels = scriptedReceptionist('hotels')
const transportation = scriptedReceptionist('transportation')
const air = scriptedReceptionist('air')

const facts = {
  callId: 'call-1',
  startedAt: new Date('2026-11-15T15:02:00Z'),
  timeZone: 'America/New_York',
}

type Asked = { readonly path: string; readonly key: string; readonly body: Record<string, unknown> }
type Answer = (response: ServerResponse, request: IncomingMessage) => void

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A stand-in that answers as a chat completions server does. */
async function standIn(answer: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        key: request.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
      })
      answer(response, request)
    })
  })
  open.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked }
}

const event = (delta: unknown) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`

function streams(...deltas: readonly unknown[]): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const delta of deltas) response.write(event(delta))
    response.end('data: [DONE]\n\n')
  }
}

const text = (content: string) => ({ content })
const toolCall = (name: string, facts: unknown) => ({
  tool_calls: [{ index: 0, function: { name, arguments: JSON.stringify(facts) } }],
})

async function say(assistant: Receptionist, words: string): Promise<Action[]> {
  const conversation = assistant.open(facts)
  const reply = conversation.answer({ text: words, by: 'speech' }, new AbortController().signal)
  reply.accept()
  const actions: Action[] = []
  for await (const action of reply.actions) actions.push(action)
  return actions
}

const clauses = (actions: readonly Action[]) =>
  actions.flatMap((action) => (action.kind === 'say' ? action.clauses : []))

const patient = {
  model: 'a-model',
  patience: () => new AbortController().signal,
  budget: createModelBudget({ perCall: 100, perDay: 1_000 }),
}

async function ask(
  assistant: ScriptedReceptionist,
  answer: Answer,
  words: string,
  more: Partial<ModelOptions> = {},
): Promise<{ actions: Action[]; asked: Asked[] }> {
  const { url, asked } = await standIn(answer)
  return { actions: await say(withModel(assistant, { url, ...patient, ...more }), words), asked }
}

type Message = { readonly role: string; readonly content: string }

const greeting = transportation.script.greeting.join(' ')
const messagesIn = (body: Asked['body']) => body.messages as readonly Message[]
const noteIn = ({ body }: Asked) => messagesIn(body).at(-2)?.content ?? ''
const openQuestion = (note: string) => /Open question: (.*)\.$/.exec(note)?.[1]
const talkIn = (body: Asked['body']) =>
  messagesIn(body).flatMap(({ role, content }) => (role === 'system' ? [] : [content]))

describe('a receptionist with a model', () => {
  it('speaks sentence by sentence as the words come in', async () => {
    const { actions } = await ask(
      hotels,
      streams(
        text('Check-in starts at three'),
        text(' in the afternoon. Anyth'),
        text('ing else?'),
      ),
      'when can I come?',
    )

    expect(clauses(actions)).toEqual([
      'Check-in starts at three in the afternoon.',
      'Anything else?',
    ])
  })

  it('asks the right address with key, model, tools and the assistant’s own facts', async () => {
    const { asked } = await ask(hotels, streams(text('Hello.')), 'hello', { key: 'a-key' })
    const [first] = asked

    expect(first?.path).toBe('/v1/chat/completions')
    expect(first?.key).toBe('Bearer a-key')
    expect(first?.body).toMatchObject({ model: 'a-model', stream: true })
    expect(JSON.stringify(first?.body.messages)).toContain('The pool is on the roof')
    expect(JSON.stringify(first?.body.tools)).toContain('registration-card')
  })

  it('remembers what was said before', async () => {
    const { url, asked } = await standIn(streams(text('All right.')))
    const conversation = withModel(hotels, { url, ...patient }).open(facts)
    for (const words of ['my name is Jane', 'what did I say?']) {
      const reply = conversation.answer({ text: words, by: 'typing' }, new AbortController().signal)
      reply.accept()
      for await (const _ of reply.actions);
    }

    expect(asked[1]?.body.messages).toContainEqual({ role: 'user', content: 'my name is Jane' })
    expect(asked[1]?.body.messages).toContainEqual({ role: 'assistant', content: 'All right.' })
  })

  it('is told what was understood, and which question is open', async () => {
    const { url, asked } = await standIn(streams(text('All right.')))
    const conversation = withModel(transportation, { url, ...patient }).open(facts)
    for (const words of ['I need a ride from 48 Orchard Street', 'to JFK please']) {
      const reply = conversation.answer({ text: words, by: 'typing' }, new AbortController().signal)
      reply.accept()
      for await (const _ of reply.actions);
    }
    const [first, second] = asked.map(noteIn)

    expect(first).toMatch(/^Understood: intents ride \d\.\d\d.*; pickup "48 Orchard Street"/)
    expect(first).toMatch(/ Open question: none\.$/)
    expect(second).toMatch(/dropoff "JFK"/)
    expect(second).toMatch(/ Open question: dropoff\.$/)
  })

  it('changes nothing of the conversation before a reply is accepted', async () => {
    const { url, asked } = await standIn(streams(text('All right.')))
    const conversation = withModel(transportation, { url, ...patient }).open(facts)
    const { signal } = new AbortController()
    const hear = async (heard: Heard, isAccepted: boolean) => {
      const reply = conversation.answer(heard, signal)
      if (isAccepted) reply.accept()
      for await (const _ of reply.actions);
    }
    const interrupted = { heard: 'Good', unheard: 'morning.' }

    await hear({ text: 'I need a ride', by: 'speech', interrupted }, false)
    await hear({ text: 'I need a ride from Penn Station', by: 'speech' }, true)
    await hear({ text: 'to JFK', by: 'speech' }, true)

    expect(asked.map(noteIn).map(openQuestion)).toEqual(['none', 'none', 'dropoff'])
    expect(asked.map(({ body }) => talkIn(body))).toEqual([
      ['Good …', 'I need a ride'],
      [greeting, 'I need a ride from Penn Station'],
      [greeting, 'I need a ride from Penn Station', 'All right.', 'to JFK'],
    ])
  })

  it('asks no more often than it may in one call, and answers without the model after that', async () => {
    const { url, asked } = await standIn(streams(text('The model speaks.')))
    const budget = createModelBudget({ perCall: 2, perDay: 100 })
    const conversation = withModel(hotels, { url, ...patient, budget }).open(facts)
    const answers: string[] = []
    for (let at = 0; at < 20; at++) {
      // Guesses that are never accepted count too.
      const heard = { text: 'When is check-in?', by: 'speech' } as const
      const reply = conversation.answer(heard, new AbortController().signal)
      const actions: Action[] = []
      for await (const action of reply.actions) actions.push(action)
      answers.push(clauses(actions).join(' '))
    }

    expect(asked).toHaveLength(2)
    expect(answers.filter((answer) => answer === 'The model speaks.')).toHaveLength(2)
    expect(answers.slice(2).every((answer) => /three/.test(answer))).toBe(true)
  })

  it('sends the paper a model calls for, with the fields it has', async () => {
    const facts = { pickup: 'Penn Station', passengers: 2, status: 'draft', sirens: 'on' }
    const { actions } = await ask(
      transportation,
      streams(text('Where to?'), toolCall('trip-ticket', facts)),
      'from Penn Station, two of us',
    )

    expect(actions).toContainEqual({
      kind: 'tool',
      name: 'trip-ticket',
      arguments: { pickup: 'Penn Station', passengers: '2', status: 'draft' },
    })
  })

  it('sends nothing final without a yes', async () => {
    const lead = { name: 'Jane', email: 'jane@example.com' }
    const hasty = await ask(
      air,
      streams(text('Done.'), toolCall('book-discovery-call', lead)),
      'maybe',
    )
    const agreed = await ask(
      air,
      streams(text('Done.'), toolCall('book-discovery-call', lead)),
      'yes please',
    )
    const ticket = toolCall('trip-ticket', { status: 'sent-for-approval' })
    const early = await ask(transportation, streams(text('Sent.'), ticket), 'a car please')

    expect(hasty.actions.some(({ kind }) => kind === 'tool')).toBe(false)
    expect(agreed.actions).toContainEqual({
      kind: 'tool',
      name: 'book-discovery-call',
      arguments: lead,
    })
    expect(early.actions).toContainEqual({
      kind: 'tool',
      name: 'trip-ticket',
      arguments: { status: 'draft' },
    })
  })

  it('keeps back figures and addresses nobody has told it', async () => {
    const { actions } = await ask(
      hotels,
      streams(
        text(
          'The pool is lovely. It costs 45 dollars. See https://pool.example now. Come at 6 then.',
        ),
      ),
      'can I swim at 6?',
    )

    expect(clauses(actions)).toEqual(['The pool is lovely.', 'Come at 6 then.'])
  })

  it('stops a model that talks too long, and takes out its decoration', async () => {
    const { actions } = await ask(
      hotels,
      streams(text('**One.** Two. Three. Four. Five. Six. ')),
      'hello',
    )

    expect(clauses(actions)).toEqual(['One.', 'Two.', 'Three.', 'Four.'])
  })

  it('fetches a person and ends the call', async () => {
    const { actions } = await ask(
      hotels,
      streams(toolCall('hand-over', { summary: 'x' })),
      'I want a person',
    )

    expect(actions.at(-1)).toEqual({ kind: 'end', reason: 'assistant-forwarded-call' })
    expect(clauses(actions).join(' ')).toContain('front desk')
  })

  it.each<[string, Answer]>([
    ['refuses', (response) => response.writeHead(500).end()],
    ['answers with something else', (response) => response.end('<html>')],
    ['breaks off', (response) => response.destroy()],
    [
      'calls nonsense',
      streams({ tool_calls: [{ index: 0, function: { name: 'rm', arguments: '{' } }] }),
    ],
    ['says nothing', streams()],
    ['says only what it may not', streams(text('It costs 999 dollars.'))],
  ])('answers with her own words when the model %s', async (_title, answer) => {
    const { actions } = await ask(hotels, answer, 'is the pool open?')

    expect(clauses(actions).join(' ')).toContain('The pool is on the roof')
  })

  it('answers with her own words when the model is late', async () => {
    const tooLate = new AbortController()
    const { actions } = await ask(hotels, () => tooLate.abort(), 'is the pool open?', {
      patience: () => tooLate.signal,
    })

    expect(clauses(actions).join(' ')).toContain('The pool is on the roof')
  })

  it('is quiet once the turn was taken back', async () => {
    const { url } = await standIn(() => undefined)
    const turn = new AbortController()
    const conversation = withModel(hotels, { url, ...patient }).open(facts)
    const reply = conversation.answer({ text: 'is the pool', by: 'speech' }, turn.signal)
    const actions = (async () => {
      const all: Action[] = []
      for await (const action of reply.actions) all.push(action)
      return all
    })()
    turn.abort()

    expect(await actions).toEqual([])
  })
})
