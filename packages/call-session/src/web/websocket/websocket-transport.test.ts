import { closeCodes } from '@nightdesk/contracts'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStopController, type TransportEvent } from '../../index.ts'
import { silentOutput } from '../../testing/silent-output.ts'
import { createWebSocketTransport } from './websocket-transport.ts'

/** A socket of a browser, which keeps the first code that it is closed with. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static last: FakeSocket | undefined
  readyState = 0
  closedWith: number | undefined

  constructor() {
    super()
    FakeSocket.last = this
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  close(code: number): void {
    this.readyState = 2
    this.closedWith ??= code
  }
}

class FakeContext extends EventTarget {
  readonly state = 'running'
  readonly audioWorklet = { addModule: async () => {} }
  async close() {}
}

class FakeNode {
  readonly port = Object.assign(new EventTarget(), { start() {} })
  readonly stream = { getAudioTracks: () => [] }
  connect() {}
}

const output = silentOutput()

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('MediaStreamAudioDestinationNode', FakeNode)
  vi.stubGlobal('MediaStreamTrack', EventTarget)
  vi.stubGlobal('document', new EventTarget())
  return () => vi.unstubAllGlobals()
})

/** A line that stands, its socket, and the stop that gives it up. */
async function join() {
  const stay = createStopController()
  const transport = createWebSocketTransport({ output, workletUrl: '/worklet.js' })
  const events: TransportEvent[] = []
  const joining = transport.join({
    url: 'https://a.example/call?key=k',
    token: undefined,
    userName: '',
    microphone: undefined,
    extra: {},
    signal: stay.signal,
    onEvent: (event) => void events.push(event),
  })
  const socket = FakeSocket.last
  if (!socket) throw new Error('No socket was opened')
  socket.open()
  return { line: await joining, socket, stay, events }
}

it('hangs up with a plain end', async () => {
  const { line, socket } = await join()
  await line.leave()

  expect(socket.closedWith).toBe(closeCodes.normal)
})

it('gives up a line with a code that leaves the call to another one', async () => {
  const { socket, stay, events } = await join()
  stay.abort()
  // Browsers tell the code that the other side repeats.
  socket.dispatchEvent(Object.assign(new Event('close'), { code: socket.closedWith }))

  expect(socket.closedWith).toBe(closeCodes.lineGivenUp)
  expect(events.map(({ type }) => type)).not.toContain('failed')
})
