// Runs in the page: our voice client and the provider's own, both told to call the same place.
import { lazyDailyTransport } from '@nightdesk/call-session/web'
import { createVoiceClient } from '@nightdesk/voice-client/web'
import * as sdk from '@vapi-ai/web'

type Target = { readonly baseUrl: string; readonly key: string; readonly bundleUrl: string }

/** What both have, as far as they are compared. */
export type ComparedClient = {
  on(name: string, listener: (payload?: unknown) => void): unknown
  start(assistant?: unknown, overrides?: unknown, squad?: unknown): Promise<unknown>
  stop(): unknown
  send(message: object): void
  say(message: string, endCallAfterSpoken?: boolean, interruptionsEnabled?: boolean): void
}

type Sdk = new (key: string, baseUrl: string, dailyConfig: object) => ComparedClient

const compared = ['call-start', 'call-end', 'message', 'error'] as const

/** What the client did, in its order: events it told, and when it asked for the microphone and for a call. */
const story: string[] = []

const openMicrophone = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
navigator.mediaDevices.getUserMedia = async (constraints) => {
  story.push('asks for the microphone')
  return openMicrophone(constraints)
}
const send = window.fetch.bind(window)
window.fetch = async (input, init) => {
  story.push('asks for a call')
  const answer = send(input, init)
  bench.onAsked()
  return answer
}

function create(name: 'ours' | 'theirs', { baseUrl, key, bundleUrl }: Target): ComparedClient {
  const dailyConfig = { avoidEval: true, callObjectBundleUrlOverride: bundleUrl }
  if (name === 'ours') {
    const transport = lazyDailyTransport({ dailyConfig })
    return createVoiceClient({ baseUrl, key, transport })
  }
  const Client = findSdk(sdk)
  return new Client(key, baseUrl, dailyConfig)
}

/** Its build puts the class one `default` deeper than its types say. */
function findSdk(module: unknown): Sdk {
  if (typeof module === 'function') return module as Sdk
  return findSdk((module as { default: unknown }).default)
}

const bench = {
  story,
  client: undefined as ComparedClient | undefined,
  /** Called in the moment in which a call is asked for. */
  onAsked: () => {},
  create(name: 'ours' | 'theirs', target: Target) {
    const client = create(name, target)
    for (const event of compared) client.on(event, (payload) => story.push(tell(event, payload)))
    bench.client = client
  },
}

function tell(event: string, payload: unknown): string {
  const { type, status } = (payload ?? {}) as { type?: string; status?: string }
  return event === 'message' ? `message ${type} ${status ?? ''}`.trim() : event
}

export type Bench = typeof bench

Object.assign(window, { bench })
