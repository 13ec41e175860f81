// Six callers at once for ten minutes, who talk with the receptionists as strangers do. They call from here and not from
// six browsers: the two cores are the server's, as they are where visitors bring their own machines.
import { minuteMs } from '@nightdesk/contracts'
import { clipPackets, decodeClip, readClipFile } from '@nightdesk/voice-provider'
import { callersDir } from '../../scripts/voice-desk/caller-track.ts'
import { loudness } from '../../scripts/voice-desk/loudness.ts'
import {
  callerRateHz,
  startSocketCaller,
  type SocketCaller,
} from '../../scripts/voice-desk/socket-caller.ts'
import { linesOf } from '../../scripts/voice-desk/spoken-calls.ts'
import { strangerCalls } from '../../scripts/voice-desk/stranger-calls.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { percentile } from '../percentile.ts'
import type { Place } from './talk.ts'
import { measureHoldings } from './long-runs.ts'

const { sixCalls: budget } = budgets
const callersAtOnce = 6
const audible = 0.01
// An answer that comes later than this belongs to something else.
const latestAnswerMs = 5_000
const fewestAnswers = 200

export async function measureSixCallers({ server }: Place): Promise<Figure[]> {
  const answers: number[] = []
  let said = 0
  let started = 0

  async function callOnce(): Promise<void> {
    const call = strangerCalls[started++ % strangerCalls.length]
    if (!call) return
    const caller = await startSocketCaller(server.url, call.assistantId)
    await caller.untilReplies(1)
    for (const line of linesOf(call.script)) {
      if (caller.isOver) break
      said += 1
      const answered = await sayLine(caller, line, call.voice)
      if (answered !== undefined) answers.push(answered)
    }
    caller.hangUp()
  }

  async function callUntil(until: number): Promise<void> {
    while (performance.now() < until) await callOnce()
  }

  const holdings = await measureHoldings(server.pid, 10 * minuteMs, async (lengthMs) => {
    const until = performance.now() + lengthMs
    await Promise.all(Array.from({ length: callersAtOnce }, () => callUntil(until)))
  })
  return [
    told('six at once: calls', started),
    told('six at once: turns said', said),
    atLeast('six at once: answers', answers.length, fewestAnswers),
    told('six at once: p50 ms', percentile(answers, 50)),
    atMost('six at once: p95 ms', percentile(answers, 95), budget.answerP95Ms),
    ...holdings,
  ]
}

/** How long after the caller's last sound the first one of the answer left the server. */
async function sayLine(
  caller: SocketCaller,
  line: string,
  voice: string,
): Promise<number | undefined> {
  const replies = caller.replies.length
  const endedAt = await caller.say(await clipOf(line, voice))
  await caller.untilReplies(replies + 1)
  const first = caller.frames.find(({ at, samples }) => at > endedAt && loudness(samples) > audible)
  const answeredMs = first ? first.at - endedAt : Number.POSITIVE_INFINITY
  return answeredMs < latestAnswerMs ? answeredMs : undefined
}

async function clipOf(text: string, voice: string): Promise<Float32Array> {
  const { clips } = readClipFile(callersDir, 'callers.generated')
  const clip = clips.find((each) => each.text === text && each.voice === voice)
  if (!clip) throw new Error(`No caller says "${text}" in the voice ${voice}.`)
  return decodeClip(clipPackets(clip), callerRateHz)
}
