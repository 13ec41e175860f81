// Runs in the page: what every transport promises, over the browser's own ones.
import { createWebRtcTransport, createWebSocketTransport } from '@nightdesk/call-session/web'
import { transportRules, type FarSide } from '@nightdesk/testkit'
import { FarEnd } from './far-end.ts'

/** Long enough for a message on one machine; a rule that needs longer is broken. */
const arrivalMs = 400
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, arrivalMs))

function webRtcSide(): FarSide {
  const far = new FarEnd()
  const transport = createWebRtcTransport({
    fetch: async (_url, init) => {
      if (init?.method === 'DELETE') return new Response(null, { status: 204 })
      const offer = typeof init?.body === 'string' ? init.body : ''
      return new Response(await far.answer(offer), { status: 201 })
    },
  })
  return {
    transport,
    url: '/media',
    settle,
    received: () => far.received,
    send: (text) => far.say(text),
    hangUp: () => far.hangUp(),
    open: () => far.open(),
  }
}

/** Given by the test: the other end of the socket is there. */
declare global {
  interface Window {
    readonly socketFarEnd: (ask: string, text?: string) => Promise<unknown>
    readonly runRules: (name: 'webrtc' | 'websocket') => Promise<string[]>
  }
}

function webSocketSide(): FarSide {
  return {
    transport: createWebSocketTransport(),
    url: `${location.origin}/socket`,
    settle,
    received: async () => (await window.socketFarEnd('received')) as string[],
    send: async (text) => void (await window.socketFarEnd('send', text)),
    hangUp: async () => void (await window.socketFarEnd('hang-up')),
    open: async () => Number(await window.socketFarEnd('open')),
  }
}

const sides = { webrtc: webRtcSide, websocket: webSocketSide }

/** One line for each rule: kept, or what was expected in vain. */
async function runRules(name: keyof typeof sides): Promise<string[]> {
  const lines: string[] = []
  for (const { rule, check } of transportRules) {
    const outcome = await check(sides[name]()).then(
      () => 'kept',
      (error: unknown) => String(error),
    )
    lines.push(`${rule}: ${outcome}`)
  }
  return lines
}

Object.assign(window, { runRules })
