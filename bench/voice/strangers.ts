import { linesOf } from '../../scripts/voice-desk/spoken-calls.ts'
import { runSpokenCall } from '../../scripts/voice-desk/spoken-run.ts'
import { isShortAnswer, strangerCalls } from '../../scripts/voice-desk/stranger-calls.ts'
import { unheardVoices } from '../../scripts/voicebank/voices.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { percentile } from '../percentile.ts'
import type { Place } from './talk.ts'
import { countCutOffs, readGreeting, readTurns, type Turn } from './read-turns.ts'

const { strangers: budget } = budgets

type StrangerTurn = Turn & { readonly said: string; readonly voice: string }

/** Whole calls by people nobody has tuned anything to: how long each waits, and whether each can finish. */
export async function measureStrangers({ browser, server }: Place): Promise<Figure[]> {
  const turns: StrangerTurn[] = []
  const greetings: number[] = []
  let cutOffs = 0
  let said = 0
  for (const call of strangerCalls) {
    const { record } = await runSpokenCall(browser, server.url, call)
    const lines = linesOf(call.script)
    const heard = readTurns(record).map((turn) =>
      Object.assign(turn, { said: lines[turn.index] ?? '', voice: call.voice }),
    )
    turns.push(...heard)
    greetings.push(readGreeting(record) ?? Number.NaN)
    cutOffs += countCutOffs(record)
    said += lines.length
    tellOfSlow(call.title, heard)
  }
  return [
    told('strangers: turns said', said),
    atLeast('strangers: answers heard', turns.length, budget.answers),
    told('strangers: short answers among them', turns.filter(isShort).length),
    atMost('strangers: answer p50 ms', waited(turns, 50), budget.answerP50Ms),
    atMost('strangers: answer p95 ms', waited(turns, 95), budget.answerP95Ms),
    told('strangers: short answers, p95 ms', waited(turns.filter(isShort), 95)),
    ...[true, false].flatMap((isUnheard) => {
      const group = turns.filter(({ voice }) => unheardVoices.includes(voice) === isUnheard)
      const name = `strangers, ${isUnheard ? 'unheard' : 'known'} voices`
      return [
        told(`${name}: p50 ms`, waited(group, 50)),
        told(`${name}: p95 ms`, waited(group, 95)),
      ]
    }),
    atMost('strangers: cut off, percent', (100 * cutOffs) / said, budget.cutOffPercent),
    atMost('strangers: press to greeting, p50 ms', percentile(greetings, 50), budget.greetingMs),
  ]
}

function waited(turns: readonly Turn[], percent: number): number {
  const times = turns.map(({ answeredMs }) => answeredMs)
  return percentile(times, percent)
}

function isShort({ said }: StrangerTurn): boolean {
  return isShortAnswer(said)
}

/** Which lines to look at. */
function tellOfSlow(title: string, turns: readonly StrangerTurn[]): void {
  for (const { said, text, answeredMs } of turns)
    if (answeredMs > budget.answerP95Ms)
      console.log(`${title}: ${Math.round(answeredMs)} ms after "${said}", heard as "${text}"`)
}
