// What thirty callers hear when their booking is read back: the waveform, the words, and whose voice says the names.
import { pcmFrames } from '@nightdesk/contracts'
import { toWords } from '@nightdesk/voice-provider'
import { createMoonshine } from '@nightdesk/voice-provider/recognizer'
import { startSocketCaller, type HeardReply } from '../../scripts/voice-desk/socket-caller.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { countClicks, longestGapMs } from './reply-sound.ts'
import type { Place } from './talk.ts'

const { heardReplies: budget } = budgets
const { frameMs, toPage } = pcmFrames
const hearingRateHz = 16_000
const nameSeconds = 5
const atOnce = 3

/** By which the benchmark reads what the server counts. */
export const metricsToken = 'the-benchmark-reads-figures'

// Ten of the commonest, ten from the end of the census's thousand, ten from elsewhere.
const names = [
  'Maria Garcia',
  'James Smith',
  'Linda Johnson',
  'Robert Brown',
  'Jennifer Davis',
  'Michael Wilson',
  'Patricia Moore',
  'David Thompson',
  'Susan Clark',
  'Daniel Foster',
  'Helen Whitaker',
  'Paul McGrath',
  'Laura Finch',
  'Peter Kaufman',
  'Diane Crowley',
  'Carlos Nieves',
  'Nancy Holman',
  'George Hewitt',
  'Karen Delaney',
  'Steven Ritter',
  'Priya Patel',
  'Wei Zhang',
  'Fatima Rahman',
  'Olga Petrov',
  'Yuki Tanaka',
  'Kwame Mensah',
  'Moshe Kaplan',
  'Giulia Romano',
  'Xiomara Almeida',
  'Ngozi Okafor',
]

type Read = { readonly name: string; readonly reply: HeardReply }

export async function measureHeardReplies({ server }: Place): Promise<Figure[]> {
  const read: Read[] = []
  for (let at = 0; at < names.length; at += atOnce)
    read.push(
      ...(await Promise.all(
        names.slice(at, at + atOnce).map((name) => readBack(server.url, name)),
      )),
    )
  const replies = read.map(({ reply }) => reply)
  const heard = await hearAll(replies)
  const other = read.filter(({ name }, at) => !hasWords(heard[at] ?? '', name))
  for (const { name } of other)
    console.log(`${name}: heard as "${heard[read.findIndex((one) => one.name === name)]}"`)
  return [
    atLeast(
      'read back: replies heard',
      replies.filter(({ frames }) => frames.length > 0).length,
      names.length,
    ),
    atMost(
      'read back: longest gap inside a reply, ms',
      Math.max(...replies.map(longestGapMs)),
      budget.gapMs,
    ),
    atMost(
      'read back: clicks',
      replies.reduce((sum, reply) => sum + countClicks(reply), 0),
      0,
    ),
    atMost('read back: replies in another voice', await quickReplies(server.url), 0),
    told(
      'read back: longest, seconds',
      Math.max(...replies.map(({ frames }) => (frames.length * frameMs) / 1000)),
    ),
    told('read back: names a recognizer writes otherwise', other.length),
  ]
}

function hasWords(heard: string, name: string): boolean {
  const words = toWords(heard)
  return toWords(name).every((word) => words.includes(word))
}

/** Everything of a booking in one message: the next reply reads it back. */
async function readBack(url: string, name: string): Promise<Read> {
  const caller = await startSocketCaller(url, 'air')
  await caller.untilReplies(1)
  caller.type(
    `Please book a discovery call for my clinic. My name is ${name}, my number is 917 555 0143, Tuesday at ten in the morning.`,
  )
  await caller.untilReplies(2)
  caller.hangUp()
  return { name, reply: caller.replies[1] ?? { frames: [] } }
}

/** One after the other, as a recognizer of calls hears callers. */
async function hearAll(replies: readonly HeardReply[]): Promise<string[]> {
  const ear = createMoonshine()
  await ear.ready()
  const heard: string[] = []
  try {
    for (const reply of replies) heard.push((await ear.transcribe(lastSeconds(reply))).text)
  } finally {
    await ear.close()
  }
  return heard
}

/** The end of the read-back, where the name stands, at the rate that the recognizer takes. */
function lastSeconds({ frames }: HeardReply): Float32Array {
  const samples = frames
    .slice(-Math.ceil((nameSeconds * 1000) / frameMs))
    .flatMap((frame) => Array.from(frame.samples, (sample) => sample / 32_768))
  const ratio = toPage.sampleRateHz / hearingRateHz
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, at) => {
    const from = at * ratio
    const before = samples[Math.floor(from)] ?? 0
    return before + ((samples[Math.ceil(from)] ?? before) - before) * (from % 1)
  })
}

/** How many replies needed a voice besides that of the bank. */
async function quickReplies(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  const counts = [...text.matchAll(/^nightdesk_call_replies_total\{(.*)\} (\d+)$/gm)]
  if (counts.length === 0) throw new Error('The server tells nothing of its replies')
  return counts.reduce(
    (sum, [, labels = '', count]) => sum + (labels.includes('voice="bank"') ? 0 : Number(count)),
    0,
  )
}
