import { closeCodes, pcmFrames } from '@nightdesk/contracts'
import type { RawData, WebSocket } from 'ws'

import { createAllowance, packetFlood } from '../allowance.ts'
import { createOpusReader } from '../speech/opus.ts'
import { toInt16 } from '../speech/wave.ts'
import { mostUnsentBytes, type LineEvents, type LineEnd, type MediaLine } from './media-line.ts'

const mostUnsentSoundBytes = 256_000
// RFC 6455, 7.4.1: said by nobody, but what a socket without a last word is closed with.
const closedWithoutWord = 1_006
// A line that only stood still still brings the page's word that it has been given up.
const lostCodes: readonly number[] = [closedWithoutWord, closeCodes.lineGivenUp]

/** A line over a WebSocket: plain samples both ways, for networks that let no UDP through. */
export async function openSocketLine(socket: WebSocket, events: LineEvents): Promise<MediaLine> {
  // What the page sends at once must find somebody who listens.
  socket.pause()
  const opus = await createOpusReader(pcmFrames.toPage.sampleRateHz)
  const frames = createAllowance({ ...packetFlood, now: () => performance.now() })
  let isClosed = false

  function close(code: number = closeCodes.normal): void {
    if (isClosed) return
    isClosed = true
    socket.close(code)
    opus.close()
  }

  function hangUp(end: LineEnd): void {
    if (isClosed) return
    isClosed = true
    socket.terminate()
    opus.close()
    events.onClose(end)
  }

  // Everything that waits counts, also the answers to the page's pings.
  function checkUnsent(): void {
    if (socket.bufferedAmount > mostUnsentBytes) hangUp('line-stalled')
  }

  // Every frame costs time, also those that say nothing.
  function countFrame(): void {
    if (!frames.take()) hangUp('line-flooded')
  }

  socket.on('ping', countFrame)
  socket.on('pong', countFrame)
  socket.on('message', (data, isBinary) => {
    countFrame()
    if (isClosed) return
    if (isBinary) readFrame(data, events)
    else events.onText(toBuffer(data).toString())
  })
  socket.on('close', (code) => hangUp(lostCodes.includes(code) ? 'lost' : 'hung-up'))
  setImmediate(() => {
    if (isClosed) return
    events.onOpen()
    socket.resume()
  })

  return {
    sendOpus(packet) {
      checkUnsent()
      // Sound that waits is sound too late: a slow network loses some of it instead.
      if (isClosed || socket.bufferedAmount > mostUnsentSoundBytes) return
      socket.send(toPcm(opus.read(packet)))
    },
    sendText(text) {
      checkUnsent()
      if (!isClosed) socket.send(text)
    },
    close,
  }
}

function readFrame(data: RawData, events: LineEvents): void {
  const bytes = toBuffer(data)
  if (bytes.length !== pcmFrames.toProvider.bytes) return
  const samples = new Int16Array(pcmFrames.toProvider.samples)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2)
  events.onSound({ kind: 'pcm', samples })
}

function toPcm(samples: Float32Array): Uint8Array {
  const bytes = Buffer.allocUnsafe(samples.length * 2)
  samples.forEach((sample, at) => bytes.writeInt16LE(toInt16(sample), at * 2))
  return bytes
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}
