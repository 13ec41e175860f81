import type { Browser } from '@playwright/test'
import type { CallRecord } from './call-record.ts'
import { startCaller, type SpeakingCaller } from './speaking-caller.ts'
import type { SpokenCall } from './spoken-calls.ts'
import { withVisitor } from './visitor.ts'

export type SpokenResult = {
  readonly call: SpokenCall
  readonly record: CallRecord
  /** What went otherwise than the script has it. */
  readonly problems: readonly string[]
}

type Message = {
  readonly type: string
  readonly role?: string
  readonly status?: string
  readonly endedReason?: string
  readonly transcriptType?: string
  readonly transcript?: string
  readonly toolCallList?: readonly {
    readonly function: { readonly name: string; readonly arguments: Record<string, unknown> }
  }[]
}

/** Speaks a whole call aloud, in a page of its own, and looks at what came of it. */
export function runSpokenCall(
  browser: Browser,
  url: string,
  call: SpokenCall,
): Promise<SpokenResult> {
  return withVisitor(browser, async (page) => {
    const { assistantId, voice, condition } = call
    const options = { url, assistantId, voice, condition, transport: 'webrtc' } as const
    const caller = await startCaller(page, options)
    for (const line of call.script.split('\n')) await play(caller, line.trim())
    await caller.listen()
    const record = await caller.hangUp()
    return { call, record, problems: findProblems(call.script, record) }
  })
}

function play(caller: SpeakingCaller, line: string): Promise<void> | undefined {
  if (line.startsWith('>| ')) return caller.breakIn(line.slice(3))
  if (line.startsWith('> ')) return caller.say(line.slice(2))
  return undefined
}

/** Replies are looked for in the whole call, facts in the last version of each paper. */
export function findProblems(script: string, record: Pick<CallRecord, 'messages'>): string[] {
  const messages = record.messages.flatMap(({ text }) =>
    text.startsWith('{') ? [JSON.parse(text) as Message] : [],
  )
  const said = messages.filter(({ transcriptType }) => transcriptType === 'final')
  const replies = said
    .filter(({ role }) => role === 'assistant')
    .map(({ transcript = '' }) => transcript.toLowerCase())
    .join(' ')
  const papers = new Map(
    messages
      .flatMap(({ toolCallList = [] }) => toolCallList)
      .map(({ function: tool }) => [tool.name, tool.arguments]),
  )
  const ending = messages.findLast(({ status }) => status === 'ended')?.endedReason ?? 'open'
  const problems = script.split('\n').flatMap((line) => {
    const text = line.trim().slice(2)
    if (line.trim().startsWith('< '))
      return text.split('|').some((part) => replies.includes(part)) ? [] : [`never said: ${text}`]
    return line.trim().startsWith('= ') ? missing(text, papers, ending) : []
  })
  if (problems.length === 0) return []
  return [...problems, ...said.map(({ role, transcript }) => `  ${role}: ${transcript}`)]
}

function missing(
  text: string,
  papers: ReadonlyMap<string, Record<string, unknown>>,
  ending: string,
): string[] {
  if (text === 'forwarded' || text === 'ended') {
    const isForwarded = ending === 'assistant-forwarded-call'
    return isForwarded === (text === 'forwarded') ? [] : [`not ${text} but ${ending}`]
  }
  const [name = '', ...rest] = text.split(' ')
  const fact = rest.join(' ')
  if (name === 'no') return papers.has(fact) ? [`there should be no ${fact}`] : []
  const split = fact.indexOf(':')
  const value = papers.get(name)?.[fact.slice(0, split)]
  const wanted = fact.slice(split + 1).trim()
  if (wanted.split('|').includes(String(value))) return []
  return [`${name} ${fact.slice(0, split)} is ${JSON.stringify(value)}, not ${wanted}`]
}
