// How long a caller waits, as heard in a real browser; how soon the voice gives way; how many words go wrong.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/process/command.ts'
import { formatTable } from '../scripts/project/table.ts'
import { callerLines } from '../scripts/voicebank/callers.ts'
import { startVoiceServer } from '../scripts/voice-desk/voice-server.ts'
import { countWordErrors, toWords } from '@nightdesk/voice-provider'
import budgets from './budgets.json' with { type: 'json' }
import { printReport } from './report.ts'
import { recordCall, type CallRecord } from './voice/caller-call.ts'
import { percentile } from './voice/percentile.ts'
import { readBargeIn, readGreeting, readTurns, type Turn } from './voice/read-turns.ts'

// The front desk repeats what it heard: time enough for the longest of its answers.
const firstLineSeconds = 6
const betweenLinesSeconds = 11
const linesPerCall = 4
const calls = 5
const bargeInCalls = 3

type Figure = { readonly name: string; readonly value: number; readonly most?: number }

await runCommand(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'nightdesk-voice-bench-'))
  const server = await startVoiceServer()
  try {
    const records: CallRecord[] = []
    const said = callerLines.filter((line) => !/^(Yes|No|Sorry)/.test(line))
    const turns: (Turn & { readonly said: string })[] = []
    for (let call = 0; call < calls; call++) {
      const texts = said.slice(call * linesPerCall, (call + 1) * linesPerCall)
      const record = await recordCall({
        ...place(texts),
        url: server.url,
        dir,
        transport: 'webrtc',
      })
      records.push(record)
      for (const [at, turn] of readTurns(record).entries()) {
        turns.push({ ...turn, said: texts[at] ?? '' })
      }
    }
    const bargeIns = await measureBargeIns(server.url, dir)
    const socket = await recordCall({
      ...place(said.slice(0, linesPerCall)),
      url: server.url,
      dir,
      transport: 'websocket',
    })
    return report(records, turns, bargeIns, socket)
  } finally {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
})

function place(texts: readonly string[]) {
  const lines = texts.map((text, at) => ({
    atSeconds: firstLineSeconds + at * betweenLinesSeconds,
    text,
  }))
  return { lines, seconds: firstLineSeconds + texts.length * betweenLinesSeconds }
}

// The greeting lasts three seconds: the caller breaks into the middle of it.
async function measureBargeIns(url: string, dir: string): Promise<readonly number[]> {
  const text = 'Sorry, wait a moment, I have a question.'
  const figures: number[] = []
  for (let call = 0; call < bargeInCalls; call++) {
    const lines = [{ atSeconds: 2 + call * 0.3, text }]
    const record = await recordCall({ url, dir, lines, seconds: 7, transport: 'webrtc' })
    figures.push(readBargeIn(record) ?? Number.NaN)
  }
  return figures.filter((figure) => !Number.isNaN(figure))
}

function report(
  records: readonly CallRecord[],
  turns: readonly (Turn & { readonly said: string })[],
  bargeIns: readonly number[],
  socket: CallRecord,
): number {
  const { answerP50Ms, answerP95Ms, bargeInMs, greetingMs, wordErrorsPercent } = budgets.voice
  const answered = turns.map(({ answeredMs }) => answeredMs)
  const of = (stage: 'understoodMs' | 'takenMs' | 'reportedMs') =>
    turns.flatMap((turn) => turn[stage] ?? [])
  const greetings = records.flatMap((record) => readGreeting(record) ?? [])
  const errors = turns.reduce((sum, { said, text }) => sum + countWordErrors(said, text), 0)
  const words = turns.reduce((sum, { said }) => sum + toWords(said).length, 0)
  const viaSocket = readTurns(socket).map(({ answeredMs }) => answeredMs)
  const figures: Figure[] = [
    { name: 'answers heard', value: turns.length },
    { name: 'understood, p50 ms', value: percentile(of('understoodMs'), 50) },
    { name: 'turn taken, p50 ms', value: percentile(of('takenMs'), 50) },
    { name: 'reported by the server, p50 ms', value: percentile(of('reportedMs'), 50) },
    { name: 'answer heard, p50 ms', value: percentile(answered, 50), most: answerP50Ms },
    { name: 'answer heard, p95 ms', value: percentile(answered, 95), most: answerP95Ms },
    { name: 'answer over WebSocket, p50 ms', value: percentile(viaSocket, 50) },
    { name: 'press to greeting, p50 ms', value: percentile(greetings, 50), most: greetingMs },
    { name: 'silent after breaking in, p50 ms', value: percentile(bargeIns, 50), most: bargeInMs },
    { name: 'wrong words, percent', value: (100 * errors) / words, most: wordErrorsPercent },
  ]
  const isLate = ({ value, most }: Figure) => most !== undefined && !(value <= most)
  return printReport({
    name: 'voice',
    results: [...figures, ...turns],
    table: formatTable(
      ['What', 'Figure', 'At most'],
      figures.map(({ name, value, most }) => [name, value.toFixed(1), String(most ?? '')]),
    ),
    problems: [
      ...(turns.length < calls * linesPerCall ? ['Some lines were not answered'] : []),
      ...figures.filter(isLate).map(({ name, value }) => `${name}: ${value.toFixed(1)}`),
    ],
  })
}
