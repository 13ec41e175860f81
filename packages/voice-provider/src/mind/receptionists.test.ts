import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import type { Action, Conversation } from '../conversation.ts'
import { createFrontDesk } from '../front-desk/front-desk.ts'
import { callMind, carryOut } from '../testing/mind-fixture.ts'
import { openReceptionists } from './open-receptionists.ts'
import type { Mind } from './open-mind.ts'
import { receptionists, whoAnswers, type ModelSettings } from './receptionists.ts'

const loadingMs = 30_000

function open(model?: ModelSettings): Mind {
  const mind = openReceptionists(model)
  onTestFinished(() => mind.close())
  return mind
}

const facts = {
  callId: 'call-1',
  startedAt: new Date('2026-11-15T15:02:00Z'),
  timeZone: 'America/New_York',
}

// Whole calls: what the caller says, one turn after the other; `...` is silence.
const calls: readonly (readonly [string, readonly string[]])[] = [
  [
    'transportation',
    [
      'I need a car from Penn Station to JFK tomorrow',
      'half past five in the morning',
      'two',
      '...',
      'Jane Smith',
      'no, make that six',
      'yes',
      'no thanks, bye',
    ],
  ],
  [
    'hotels',
    ['What time is check-in?', 'book a room', 'next Friday', 'two nights', 'a king', 'Anna Okafor'],
  ],
  ['air', ['book a discovery call', 'a hotel', 'Jane Smith', 'jane at example dot com', '...']],
  ['front-desk', ['my key is broken', 'yes', 'no']],
]

/** Everything that happens in the call, with every guess that comes to nothing. */
async function play(conversation: Conversation, turns: readonly string[]): Promise<unknown[]> {
  const happened: unknown[] = [await carryOut(conversation.greet())]
  let silences = 0
  for (const text of turns) {
    if (text === '...') {
      happened.push(await carryOut(conversation.afterSilence(++silences)))
      continue
    }
    const guess = new AbortController()
    const half = text.slice(0, text.length / 2)
    conversation.answer({ text: half, by: 'speech' }, guess.signal)
    happened.push(await conversation.patience(half))
    guess.abort()
    const reply = conversation.answer({ text, by: 'speech' }, new AbortController().signal)
    happened.push(await carryOut(reply), await conversation.patience('yes'))
  }
  return [...happened, await carryOut(conversation.beforeTimeIsUp())]
}

const ids = ['hotels', 'transportation', 'air', 'own-business', 'front-desk']

describe('the receptionists', () => {
  it('are the three of the demos, the visitor’s own and the front desk', () => {
    expect(receptionists().map(({ id }) => id)).toEqual(ids)
    expect(whoAnswers().map(({ id }) => id)).toEqual(ids)
  })

  it('keep their names when a language model stands behind them', () => {
    const url = 'http://localhost:11434/v1'
    const desks = receptionists({ url, model: 'llama3.2', perCall: 60, perDay: 2_000 })

    expect(desks.map(({ id }) => id)).toEqual(ids)
  })
})

describe('a receptionist in a thread of her own', () => {
  it.each(calls)(
    '%s does what she does in this one',
    async (id, turns) => {
      const here = receptionists().find((one) => one.id === id) ?? createFrontDesk()
      const mind = open()

      const there = await play(callMind(mind, id).conversation, turns)

      expect(there).toEqual(await play(here.open(facts), turns))
      expect(JSON.stringify(there)).toContain('"say"')
    },
    loadingMs,
  )
})

/** A language model that says one sentence, then takes its time. */
async function slowModel() {
  const gone = Promise.withResolvers<void>()
  const server = createServer((_request, response) => {
    response.on('close', () => gone.resolve())
    const delta = { content: 'One moment please. ' }
    response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings = { url: `http://127.0.0.1:${port}`, model: 'slow', perCall: 9, perDay: 9 }
  return { gone: gone.promise, settings }
}

describe('a language model behind her', () => {
  it(
    'is heard sentence by sentence, and let go when the caller speaks on',
    async () => {
      const { settings, gone } = await slowModel()
      const { conversation } = callMind(open(settings), 'hotels')
      const turn = new AbortController()
      const reply = conversation.answer({ text: 'Is it quiet?', by: 'speech' }, turn.signal)
      reply.accept()
      const said: Action[] = []
      for await (const action of reply.actions) {
        said.push(action)
        turn.abort()
      }

      await gone
      expect(said).toEqual([{ kind: 'say', clauses: ['One moment please.'] }])
    },
    loadingMs,
  )

  it(
    'is let go when the call ends',
    async () => {
      const { settings, gone } = await slowModel()
      const { conversation, hangUp } = callMind(open(settings), 'hotels')
      const { signal } = new AbortController()
      const reply = conversation.answer({ text: 'Is it quiet?', by: 'speech' }, signal)
      reply.accept()
      const said: Action[] = []
      const listen = async () => {
        for await (const action of reply.actions) {
          said.push(action)
          hangUp()
        }
      }

      await expect(listen()).rejects.toMatchObject({ kind: 'closed' })
      await gone
      expect(said).toHaveLength(1)
    },
    loadingMs,
  )
})
