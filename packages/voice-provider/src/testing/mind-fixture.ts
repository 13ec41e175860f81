import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { onTestFinished } from 'vitest'

import type { Action, CallSpan, Conversation, Reply } from '../conversation.ts'
import { openMind, type Mind } from '../mind/open-mind.ts'

const answerMind = new URL('../mind/answer-mind.ts', import.meta.url).href

/** A mind with one receptionist, at the front desk, who answers with what `answer`, the source of a function, returns. */
export function openMindOf(answer: string): Mind {
  const dir = mkdtempSync(join(tmpdir(), 'mind-'))
  const script = join(dir, 'worker.mjs')
  writeFileSync(
    script,
    `import { answerMind } from ${JSON.stringify(answerMind)}
const say = (text) => ({ actions: [{ kind: 'say', clauses: [text] }], accept() {} })
const answer = ${answer}
const open = ({ callId }) => {
  if (callId === 'refused') throw new Error('not today')
  return {
    greet: () => say('Hello.'),
    answer: ({ text }, signal) => answer(text, signal, say),
    afterSilence: (times) => say('Silence ' + times),
    beforeTimeIsUp: () => say('Time'),
    patience: (soFar) => (soFar === '' ? 'long' : 'quick'),
  }
}
answerMind([{ id: 'front-desk', name: 'Desk', open, clauses: () => [] }])
`,
  )
  const who = [{ id: 'front-desk', name: 'Desk' }]
  const mind = openMind({ script: pathToFileURL(script), who })
  onTestFinished(async () => {
    await mind.close()
    rmSync(dir, { recursive: true, force: true })
  })
  return mind
}

/** A call to one of the mind's assistants, without a line. */
export type MindCall = {
  readonly conversation: Conversation
  readonly lost: Promise<unknown>
  readonly hangUp: () => void
  /** Says it, accepts what comes back and writes it down. */
  readonly hear: (text: string) => Promise<readonly Action[]>
}

export function callMind(mind: Mind, id = 'front-desk', callId = 'call-1'): MindCall {
  const over = new AbortController()
  const { promise: lost, resolve: onLost } = Promise.withResolvers<unknown>()
  const span: CallSpan = { over: over.signal, onLost }
  const startedAt = new Date('2026-11-15T15:02:00Z')
  const assistant = mind.assistants.find((one) => one.id === id)
  if (!assistant) throw new Error(`There is no ${id}`)
  const conversation = assistant.open({ callId, startedAt, timeZone: 'America/New_York' }, span)
  return {
    conversation,
    lost,
    hangUp: () => over.abort(),
    hear: (text) =>
      carryOut(conversation.answer({ text, by: 'typing' }, new AbortController().signal)),
  }
}

export async function carryOut(reply: Reply): Promise<readonly Action[]> {
  reply.accept()
  const actions: Action[] = []
  for await (const action of reply.actions) actions.push(action)
  return actions
}
