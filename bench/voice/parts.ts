// The parts of the benchmark: each calls the real server from a real browser and says what came of it.
import { callerVoices, paces, type Pace } from '../../scripts/voicebank/voices.ts'
import { conditions, spokenCalls, type SpokenCall } from '../../scripts/voice-desk/spoken-calls.ts'
import { runSpokenCall, type SpokenResult } from '../../scripts/voice-desk/spoken-run.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { percentile } from '../percentile.ts'
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { startLossyRelay } from '../../scripts/voice-desk/lossy-relay.ts'
import { readTurns } from './read-turns.ts'
import {
  breakInLine,
  inCalls,
  linesPerCall,
  saidLines,
  talk,
  voiceOf,
  wrongWords,
  type HeardTurn,
  type Place,
  type Talk,
} from './talk.ts'
import { installedSizes } from './installed-size.ts'

const { voice: budget } = budgets
const bargeInCalls = 10
// As long as somebody would have to wait to take it for a fault.
const tooLateMs = 1200

/** Every line under every condition: how long the answer takes, and how much was understood. */
export async function measureAnswers(place: Place): Promise<Figure[]> {
  const talks: Talk[] = []
  for (const condition of conditions)
    for (const lines of inCalls(saidLines)) talks.push(await talk(place, lines, { condition }))
  const turns = talks.flatMap((each) => each.turns)
  const answered = turns.map(({ answeredMs }) => answeredMs)
  const of = (stage: 'understoodMs' | 'takenMs' | 'reportedMs') =>
    turns.flatMap((turn) => turn[stage] ?? [])
  return [
    atLeast('answers heard', turns.length, saidLines.length * conditions.length),
    told('understood, p50 ms', percentile(of('understoodMs'), 50)),
    told('turn taken, p50 ms', percentile(of('takenMs'), 50)),
    told('reported by the server, p50 ms', percentile(of('reportedMs'), 50)),
    atMost('answer heard, p50 ms', percentile(answered, 50), budget.answerP50Ms),
    atMost('answer heard, p95 ms', percentile(answered, 95), budget.answerP95Ms),
    told(
      'turns cut off too early',
      talks.reduce((sum, { cutOffs }) => sum + cutOffs, 0),
    ),
    told('turns taken too late', answered.filter((ms) => ms > tooLateMs).length),
    atMost(
      'press to greeting, p50 ms',
      percentile(
        talks.flatMap(({ greetingMs }) => greetingMs ?? []),
        50,
      ),
      budget.greetingMs,
    ),
    ...conditions.map((condition) =>
      told(
        `wrong words, ${condition}, percent`,
        wrongWords(turns.filter((turn) => turn.condition === condition)),
      ),
    ),
    ...callerVoices.map((voice) =>
      told(
        `wrong words, ${voice}, percent`,
        wrongWords(turns.filter(({ said }) => voiceOf(said) === voice)),
      ),
    ),
    atMost('wrong words, percent', wrongWords(turns), budget.wordErrorsPercent),
  ]
}

/** Every line again, by people in a hurry and by people who take their time. */
export async function measurePaces(place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const pace of Object.keys(paces) as Pace[]) {
    const talks: Talk[] = []
    for (const lines of inCalls(saidLines)) talks.push(await talk(place, lines, { pace }))
    const turns = talks.flatMap((each) => each.turns)
    const answered = turns.map(({ answeredMs }) => answeredMs)
    figures.push(
      atLeast(`${pace} callers: answers heard`, turns.length, saidLines.length),
      atMost(`${pace} callers: wrong words, percent`, wrongWords(turns), budget.wordErrorsPercent),
      told(`${pace} callers: answer p50 ms`, percentile(answered, 50)),
      told(
        `${pace} callers: turns cut off too early`,
        talks.reduce((sum, { cutOffs }) => sum + cutOffs, 0),
      ),
    )
  }
  return figures
}

export async function measureBargeIns(place: Place): Promise<Figure[]> {
  const figures: number[] = []
  for (let call = 0; call < bargeInCalls; call++) {
    const { bargeInMs } = await talk(place, [breakInLine])
    if (bargeInMs !== undefined) figures.push(bargeInMs)
  }
  return [
    atLeast('answers broken into', figures.length, bargeInCalls),
    atMost('silent after breaking in, p50 ms', percentile(figures, 50), budget.bargeInMs),
  ]
}

export async function measureSocket(place: Place): Promise<Figure[]> {
  const { turns } = await talk(place, saidLines.slice(0, linesPerCall), { transport: 'websocket' })
  return [
    atLeast('answers over a WebSocket', turns.length, linesPerCall),
    told(
      'answer over a WebSocket, p50 ms',
      percentile(
        turns.map(({ answeredMs }) => answeredMs),
        50,
      ),
    ),
  ]
}

/** Whole calls, judged by what came of them. */
export async function measureSpokenCalls({ browser, server }: Place): Promise<Figure[]> {
  const results: SpokenResult[] = []
  for (const call of spokenCalls) {
    const result = await runSpokenCall(browser, server.url, call)
    results.push(result)
    const { assistantId, title, voice, condition } = call
    if (result.problems.length > 0)
      console.log(`${assistantId}, ${title} (${voice}, ${condition}):`, result.problems.join('\n'))
  }
  const reached = results.filter(({ problems }) => problems.length === 0)
  const share = (isOne: (call: SpokenCall) => boolean) =>
    (100 * reached.filter(({ call }) => isOne(call)).length) /
    results.filter(({ call }) => isOne(call)).length
  const answered = results.flatMap(({ record }) =>
    readTurns(record).map(({ answeredMs }) => answeredMs),
  )
  return [
    told('spoken calls', results.length),
    ...conditions.map((condition) =>
      told(
        `their outcome reached, ${condition}, percent`,
        share((call) => call.condition === condition),
      ),
    ),
    atLeast(
      'their outcome reached, percent',
      share(() => true),
      budget.outcomesPercent,
    ),
    told('answer in them, p50 ms', percentile(answered, 50)),
    told('answer in them, p95 ms', percentile(answered, 95)),
  ]
}

export async function measureLoss(place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const lossPercent of [2, 5]) {
    const relay = await startLossyRelay(place.server.udpPort, { lossPercent, jitterMs: 60 })
    try {
      const turns: HeardTurn[] = []
      for (const lines of inCalls(saidLines.slice(0, 2 * linesPerCall)))
        turns.push(...(await talk(place, lines, { relayPort: relay.port })).turns)
      const name = `${lossPercent} % lost, 60 ms jitter`
      figures.push(
        atLeast(`${name}: answers`, turns.length, 2 * linesPerCall),
        atMost(`${name}: wrong words, percent`, wrongWords(turns), budget.lossWordErrorsPercent),
        told(
          `${name}: answer p50 ms`,
          percentile(
            turns.map(({ answeredMs }) => answeredMs),
            50,
          ),
        ),
      )
    } finally {
      relay.close()
    }
  }
  return figures
}

export async function measureSizes(): Promise<Figure[]> {
  const { packagesMb, bankMb } = installedSizes()
  return [
    atMost('installed packages, MB', packagesMb, budget.installedMb),
    atMost('voice bank, MB', bankMb, budget.bankMb),
  ]
}
