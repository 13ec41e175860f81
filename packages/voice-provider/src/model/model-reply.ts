import type { Action } from '../conversation.ts'
import { createReplyGuard, createSentenceCutter } from './reply-guard.ts'
import { isRecord, parseJson, readStream } from './read-stream.ts'
import { endCallTool, handOverTool, type Papers } from './tools.ts'

export type ModelCall = { readonly name: string; readonly facts: Readonly<Record<string, string>> }

type Said =
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ModelCall }

export type ReplyRules = {
  /** Everything the model may repeat. */
  readonly known: string
  readonly papers: Papers
  /** The caller has just said yes. */
  readonly isAgreed: boolean
}

// More than all facts of a paper; what is cut off is no JSON any more, and no call.
const longestCall = 8_000

/** A model's answer as sentences and calls that have passed the guard. */
export async function* readReply(
  body: AsyncIterable<Uint8Array>,
  rules: ReplyRules,
): AsyncGenerator<Said> {
  const guard = createReplyGuard(rules.known)
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
  for (const { name, json } of calls.values()) {
    const call = checkCall(name, json, rules)
    if (call) yield { kind: 'call', call }
  }
}

/** Only papers we know, only fields they have, and nothing final without a yes of the caller. */
function checkCall(
  name: string,
  json: string,
  { papers, isAgreed }: ReplyRules,
): ModelCall | undefined {
  const parsed = parseJson(json === '' ? '{}' : json)
  if (name === handOverTool || name === endCallTool) return { name, facts: {} }
  const paper = papers.get(name)
  if (!paper || !isRecord(parsed)) return undefined
  if (paper.draftStatus === undefined && !isAgreed) return undefined
  const facts = Object.fromEntries(
    paper.fields.flatMap((field) => {
      const value = parsed[field]
      return typeof value === 'string' || typeof value === 'number' ? [[field, String(value)]] : []
    }),
  )
  const { draftStatus } = paper
  return { name, facts: draftStatus && !isAgreed ? { ...facts, status: draftStatus } : facts }
}

export function toTool({ name, facts }: ModelCall): Action {
  return { kind: 'tool', name, arguments: facts }
}
