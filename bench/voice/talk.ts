// One call of a caller who says given lines, and what was heard of it.
import type { Browser } from '@playwright/test'
import { countWordErrors, toWords } from '@nightdesk/voice-provider'
import { callerClips, callerLines } from '../../scripts/voicebank/callers.ts'
import type { Condition } from '../../scripts/voice-desk/spoken-calls.ts'
import { startCaller, type CallerOptions } from '../../scripts/voice-desk/speaking-caller.ts'
import { withVisitor } from '../../scripts/voice-desk/visitor.ts'
import type { VoiceServer } from '../../scripts/voice-desk/voice-server.ts'
import { countCutOffs, readBargeIn, readGreeting, readTurns, type Turn } from './read-turns.ts'

export const linesPerCall = 5
export const saidLines: readonly string[] = callerLines.filter(
  (line) => !/^(Yes|No|Sorry)/.test(line),
)
export const breakInLine = 'Sorry, wait a moment, I have a question.'

export type Place = { readonly browser: Browser; readonly server: VoiceServer }
export type HeardTurn = Turn & { readonly said: string; readonly condition: Condition }
export type Talk = {
  readonly cutOffs: number
  readonly turns: readonly HeardTurn[]
  readonly greetingMs: number | undefined
  readonly bargeInMs: number | undefined
}

export function talk(
  { browser, server }: Place,
  lines: readonly string[],
  options: Partial<CallerOptions> = {},
): Promise<Talk> {
  return withVisitor(browser, async (page) => {
    const call = { url: server.url, assistantId: 'front-desk', transport: 'webrtc' } as const
    const caller = await startCaller(page, { ...call, ...options })
    for (const line of lines) {
      if (line === breakInLine) await caller.breakIn(line)
      else await caller.say(line)
    }
    await caller.listen()
    const record = await caller.hangUp()
    const { condition = 'clean' } = options
    return {
      turns: readTurns(record).map((turn) =>
        Object.assign(turn, { said: lines[turn.index] ?? '', condition }),
      ),
      cutOffs: countCutOffs(record),
      greetingMs: readGreeting(record),
      bargeInMs: readBargeIn(record),
    }
  })
}

export function inCalls(lines: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(lines.length / linesPerCall) }, (_, at) =>
    lines.slice(at * linesPerCall, (at + 1) * linesPerCall),
  )
}

export function voiceOf(line: string): string | undefined {
  return callerClips().find(({ text }) => text === line)?.voice
}

export function wrongWords(turns: readonly HeardTurn[]): number {
  const errors = turns.reduce((sum, { said, text }) => sum + countWordErrors(said, text), 0)
  const words = turns.reduce((sum, { said }) => sum + toWords(said).length, 0)
  return (100 * errors) / words
}
