import type { WebCall } from '@nightdesk/contracts'
import { settle } from './manual-clock.ts'
import type { VoiceDesk } from './voice-desk.ts'

type Step = {
  readonly pattern: RegExp
  readonly play: (desk: VoiceDesk, ...found: string[]) => void | Promise<unknown>
}

const speakingLevel = 0.1

/** What can happen in a call, in the words of a script. Times are in seconds. */
const steps: readonly Step[] = [
  { pattern: /^caller starts$/, play: ({ client }) => void client.start('air') },
  { pattern: /^caller leaves$/, play: ({ client }) => client.stop() },
  { pattern: /^caller mutes$/, play: ({ client }) => client.setMuted(true) },
  { pattern: /^page is left$/, play: ({ page }) => page.leave() },
  { pattern: /^assistant joins$/, play: ({ transport }) => transport.call.assistantJoins() },
  { pattern: /^assistant listens$/, play: ({ transport }) => transport.call.say('listening') },
  {
    pattern: /^assistant speaks ([\d.]+)s$/,
    play: (desk, seconds) => sound(desk, speakingLevel, seconds),
  },
  {
    pattern: /^level ([\d.]+) for ([\d.]+)s$/,
    play: (desk, level, seconds) => sound(desk, Number(level), seconds),
  },
  { pattern: /^silence ([\d.]+)s$/, play: (desk, seconds) => sound(desk, 0, seconds) },
  {
    pattern: /^wait ([\d.]+)s$/,
    play: ({ clock }, seconds) => clock.pass(Number(seconds) * 1_000),
  },
  { pattern: /^server says (.+)$/, play: ({ transport }, text = '') => transport.call.say(text) },
  {
    pattern: /^server ends the call: (.+)$/,
    play: ({ transport }, endedReason) =>
      transport.call.say({ type: 'status-update', status: 'ended', endedReason }),
  },
  { pattern: /^server leaves$/, play: ({ transport }) => transport.call.tell({ type: 'left' }) },
  { pattern: /^server ejects$/, play: ({ transport }) => transport.call.fail('ejected') },
  {
    pattern: /^meeting has ended$/,
    play: ({ transport }) => transport.call.fail('ejected', 'Meeting has ended'),
  },
  { pattern: /^network fails$/, play: ({ transport }) => transport.call.fail('connection-error') },
  {
    pattern: /^network is (interrupted|connected)$/,
    play: ({ transport }, event) =>
      transport.call.tell({
        type: 'network-connection',
        network: {
          type: 'peer-to-peer',
          event: event === 'connected' ? 'connected' : 'interrupted',
        },
      }),
  },
  {
    pattern: /^noise canceller fails$/,
    play: ({ transport }) =>
      transport.call.tell({
        type: 'nonfatal-error',
        error: { type: 'audio-processor-error', message: 'processor' },
      }),
  },
  { pattern: /^microphone is pulled out$/, play: ({ devices }) => devices.unplug() },
]

/** Plays a call from a script, one line after the other, and says how it went in short. */
export async function playCall(desk: VoiceDesk, script: readonly string[]): Promise<string[]> {
  for (const line of script) {
    await playLine(desk, line)
    await settle()
  }
  return desk.story()
}

async function playLine(desk: VoiceDesk, line: string): Promise<void> {
  for (const { pattern, play } of steps) {
    const found = pattern.exec(line)
    if (found) return void (await play(desk, ...found.slice(1)))
  }
  throw new Error(`No script has the line "${line}".`)
}

async function sound({ transport, clock }: VoiceDesk, level: number, seconds = '0'): Promise<void> {
  transport.call.levels = { assistant: level }
  await clock.pass(Number(seconds) * 1_000)
}

/** A call that was joined and hears the assistant. */
export async function startCall({ client, transport }: VoiceDesk): Promise<WebCall | null> {
  const call = await client.start('air')
  transport.call.assistantJoins()
  transport.call.say('listening')
  return call
}
