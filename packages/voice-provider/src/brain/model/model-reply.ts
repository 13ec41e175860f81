import { readUtterance } from '@nightdesk/understanding'
import type { Action, Heard } from '../../conversation.ts'
import { readYesNo } from '../language/moods.ts'
import { createGuard, createSentenceCutter } from './guard.ts'
import { isRecord, parseJson, readStream } from './read-stream.ts'
import { endCallTool, handOverTool } from './tools.ts'

export type ModelCall = { readonly name: string; readonly facts: Readonly<Record<string, string>> }

type Said =
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ModelCall }

export type ReplyRules = {
  /** Everything the model may repeat. */
  readonly known: string
  readonly papers: ReadonlyMap<string, readonly string[]>
}

// More than all facts of a paper; what is cut off is no JSON any more, and no call.
const longestCall = 8_000

/** A model's answer as sentences and calls that have passed the guard. */
export async function* readReply(
  body: AsyncIterable<Uint8Array>,
  heard: Heard,
  rules: ReplyRules,
): AsyncGenerator<Said> {
  const guard = createGuard(`${rules.known} ${heard.text}`)
  const cutter = createSentenceCutter()
  const calls = new Map<number, { name: string; json: string }>()
  for await (const piece of readStream(body)) {
    if (piece.kind === 'call') {
      const call = calls.get(piece.index) ?? { name: '', json: '' }
      const json = (call.json + piece.json).slice(0, longestCall)
      calls.set(piece.index, { name: call.name + piece.name, json })
      continue
    }
    for (const sentence of cutter.add(piece.text)) {
      const text = guard.pass(sentence)
      if (text) yield { kind: 'sentence', text }
    }
    if (guard.isFull) break
  }
  const last = guard.pass(cutter.rest())
  if (last) yield { kind: 'sentence', text: last }
  const isAgreed = readYesNo(readUtterance(heard.text)) === 'yes'
  for (const { name, json } of calls.values()) {
    const call = checkCall(name, json, rules, isAgreed)
    if (call) yield { kind: 'call', call }
  }
}

const finalStatus = /^(?:sent|sent-for-approval|booked|changed|canceled)$/

/** Only papers we know, only fields they have, and nothing final without a yes of the caller. */
function checkCall(
  name: string,
  json: string,
  { papers }: ReplyRules,
  isAgreed: boolean,
): ModelCall | undefined {
  const parsed = parseJson(json === '' ? '{}' : json)
  if (name === handOverTool || name === endCallTool) return { name, facts: {} }
  const fields = papers.get(name)
  if (!fields || !isRecord(parsed)) return undefined
  if (name === 'book-discovery-call' && !isAgreed) return undefined
  const facts = Object.fromEntries(
    fields.flatMap((field) => {
      const value = parsed[field]
      return typeof value === 'string' || typeof value === 'number' ? [[field, String(value)]] : []
    }),
  )
  const isEarly = finalStatus.test(facts.status ?? '') && !isAgreed
  return { name, facts: isEarly ? { ...facts, status: 'draft' } : facts }
}

export function toTool({ name, facts }: ModelCall): Action {
  return { kind: 'tool', name, arguments: facts }
}
