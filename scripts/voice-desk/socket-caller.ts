import { pcmFrames } from '@nightdesk/contracts'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { loudness } from './loudness.ts'
import { newAddress } from './visitor.ts'

/** 20 ms of the receptionist's sound, and when it came, in milliseconds. */
export type HeardFrame = { readonly at: number; readonly samples: Int16Array }

/** What was said in one go, from the page's word that it began to the word that it is over. */
export type HeardReply = { readonly frames: readonly HeardFrame[] }

/** Somebody who calls over a WebSocket from here: no browser takes part of the machine away from the server. */
export type SocketCaller = {
  readonly frames: readonly HeardFrame[]
  readonly replies: readonly HeardReply[]
  readonly isOver: boolean
  /** Says it aloud, in real time; resolves with the moment of its last sound. */
  say(samples: Float32Array): Promise<number>
  type(words: string): void
  /** Until there were so many replies, or the call is over. */
  untilReplies(count: number): Promise<void>
  hangUp(): void
}

export const callerRateHz = pcmFrames.toProvider.sampleRateHz

const { frameMs } = pcmFrames
const samplesEach = pcmFrames.toProvider.samples
const longestReplyMs = 30_000
const lookEveryMs = 20
// As quiet as a room; a microphone that sends nothing at all is taken for one that is switched off.
const hiss = 12
const audible = 0.005

type Message = {
  readonly type: string
  readonly role?: string
  readonly status?: string
}

export async function startSocketCaller(url: string, assistantId: string): Promise<SocketCaller> {
  const headers = { 'x-forwarded-for': newAddress() }
  const webCallUrl = await askForCall(url, assistantId, headers)
  const socket = new WebSocket(webCallUrl.replace(/^http/, 'ws'), { headers, origin: url })
  const frames: HeardFrame[] = []
  const replies: HeardReply[] = []
  const waiting: Int16Array[] = []
  let begunAt: number | undefined

  function take({ type, role, status }: Message): void {
    if (type !== 'speech-update' || role !== 'assistant') return
    if (status === 'started') begunAt = frames.length
    if (status === 'stopped' && begunAt !== undefined)
      replies.push({ frames: frames.slice(begunAt) })
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) return take(readMessage(String(data)))
    const words = new Int16Array(data.length / 2)
    Buffer.from(words.buffer).set(data)
    frames.push({ at: performance.now(), samples: words })
  })
  await once(socket, 'open')
  socket.send('playable')
  const speaking = sendInRealTime(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(waiting.shift() ?? roomNoise())
  })
  socket.once('close', () => clearInterval(speaking))

  return {
    frames,
    replies,
    get isOver() {
      return socket.readyState !== WebSocket.OPEN
    },
    async say(samples) {
      const pieces = inFrames(samples)
      const last = pieces.findLastIndex((piece) => loudness(piece) > audible)
      waiting.push(...pieces)
      while (waiting.length > pieces.length - 1 - last && socket.readyState === WebSocket.OPEN)
        await delay(1)
      return performance.now()
    },
    type: (words) => socket.send(addMessage(words)),
    async untilReplies(count) {
      const until = performance.now() + longestReplyMs
      while (replies.length < count && performance.now() < until) {
        if (socket.readyState !== WebSocket.OPEN) return
        await delay(lookEveryMs)
      }
    },
    hangUp: () => socket.close(),
  }
}

async function askForCall(
  url: string,
  assistantId: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  async function post(path: string, token = 'none'): Promise<Readonly<Record<string, string>>> {
    const answer = await fetch(`${url}/voice${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        origin: url,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ assistantId }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Readonly<Record<string, string>>
  }
  const { token } = await post('/token')
  const { webCallUrl } = await post('/call/web', token)
  if (!webCallUrl) throw new Error('There is no line')
  return webCallUrl
}

function readMessage(text: string): Message {
  return text.startsWith('{') ? (JSON.parse(text) as Message) : { type: text }
}

function addMessage(content: string): string {
  return JSON.stringify({ type: 'add-message', message: { role: 'user', content } })
}

/** Timers come late: what is owed by then is sent at once. */
function sendInRealTime(sendFrame: () => void): NodeJS.Timeout {
  const started = performance.now()
  let sent = 0
  return setInterval(() => {
    for (; sent * frameMs < performance.now() - started; sent += 1) sendFrame()
  }, frameMs / 2)
}

function inFrames(samples: Float32Array): Int16Array[] {
  return Array.from({ length: Math.ceil(samples.length / samplesEach) }, (_, at) => {
    const piece = new Int16Array(samplesEach)
    for (const [index, sample] of samples
      .subarray(at * samplesEach, (at + 1) * samplesEach)
      .entries())
      piece[index] = Math.max(-1, Math.min(1, sample)) * 32_767
    return piece
  })
}

function roomNoise(): Int16Array {
  return Int16Array.from({ length: samplesEach }, () => (Math.random() - 0.5) * 2 * hiss)
}
