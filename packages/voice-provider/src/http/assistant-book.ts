import { randomUUID } from 'node:crypto'

import type { Assistant } from '../conversation.ts'
import { toSentences } from '../call/to-sentences.ts'
import { createFrontDesk } from '../front-desk/front-desk.ts'

/** An assistant as the provider's API knows it. Only the name and the first message mean something here. */
export type AssistantRecord = {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly [key: string]: unknown
}

type Facts = Readonly<Record<string, unknown>>

/** Who can be called: the receptionists that come with the provider, and those created over its API. */
export type AssistantBook = {
  find(id: string): Assistant | undefined
  /** One that is written out in the request for a call. */
  fromFacts(facts: Facts): Assistant
  list(): readonly AssistantRecord[]
  get(id: string): AssistantRecord | undefined
  create(facts: Facts): AssistantRecord
  /** Built-in ones do not change. */
  change(id: string, facts: Facts, isWhole: boolean): AssistantRecord | undefined
  remove(id: string): AssistantRecord | undefined
}

const mostAssistants = 1_000

export function createAssistantBook(builtIn: readonly Assistant[], now: () => Date): AssistantBook {
  const own = new Map(builtIn.map((assistant) => [assistant.id, assistant]))
  const openedAt = now().toISOString()
  const ownRecords = builtIn.map(({ id, name }): AssistantRecord => {
    return { id, createdAt: openedAt, updatedAt: openedAt, name, voice }
  })
  const made = new Map<string, AssistantRecord>()

  const book: AssistantBook = {
    find(id) {
      const record = made.get(id)
      return own.get(id) ?? (record && book.fromFacts(record))
    },
    fromFacts({ id, name, firstMessage }) {
      return createFrontDesk({
        id: typeof id === 'string' ? id : 'inline',
        ...(typeof name === 'string' && { name }),
        ...(typeof firstMessage === 'string' && { greeting: toSentences(firstMessage) }),
      })
    },
    list: () => [...ownRecords, ...made.values()],
    get: (id) => made.get(id) ?? ownRecords.find((record) => record.id === id),
    create(facts) {
      const at = now().toISOString()
      const record = { voice, ...facts, id: randomUUID(), createdAt: at, updatedAt: at }
      made.set(record.id, record)
      const [oldest] = made.keys()
      if (made.size > mostAssistants && oldest !== undefined) made.delete(oldest)
      return record
    },
    change(id, facts, isWhole) {
      const record = made.get(id)
      if (!record) return undefined
      const { createdAt } = record
      const kept = isWhole ? { voice } : record
      const changed = { ...kept, ...facts, id, createdAt, updatedAt: now().toISOString() }
      made.set(id, changed)
      return changed
    },
    remove(id) {
      const record = made.get(id)
      made.delete(id)
      return record
    },
  }
  return book
}

export const voice: { readonly provider: string } = { provider: 'nightdesk' }
