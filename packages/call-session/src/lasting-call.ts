import { readTakenUp, takeUpUrl, transportLimits } from '@nightdesk/contracts'
import type { Microphone } from './audio-devices.ts'
import type { Clock } from './clock.ts'
import type { Stop } from './disposer.ts'
import { CallFatalError } from './errors/fatal-error.ts'
import type { JoinedLine } from './join-within.ts'
import { createStopController } from './runtime.ts'
import type { CallLine, JoinRequest, NetworkConnection, TransportEvent } from './transport.ts'

/** A network that is back before that needs no other line. */
const patienceMs = 1_000
const tryAgainAfterMs = 500

export type LastingWays = {
  readonly clock: Clock
  readonly join: (request: JoinRequest) => Promise<JoinedLine>
  /** Opens another line to a call whose own was lost. */
  readonly joinAgain: (request: JoinRequest) => Promise<JoinedLine>
  /** Tells the other side that a call without a line is over. */
  readonly abandon: (url: string) => Promise<void>
}

/** What the other side has said with a status of its own, it has said; any other end of a line is the network's. */
function isLoss({ type, details: { status = 0 } }: CallFatalError): boolean {
  return type === 'connection-error' && (status < 400 || status > 599)
}

/** Joins a call that outlives its line. */
export async function joinLasting(request: JoinRequest, ways: LastingWays): Promise<CallLine> {
  const call = new LastingCall(request, ways)
  await call.begin()
  return call
}

/**
 * A call that is taken up over another line when the network changes, or stays away from its own. What was on its way
 * then, in both directions, is sent again; the page only hears of an interruption.
 */
class LastingCall implements CallLine {
  readonly #request: JoinRequest
  readonly #ways: LastingWays
  readonly #stay = createStopController()
  /** Whatever was sent so far, and how much came in: after a change of lines each side says what has arrived. */
  readonly #sent: unknown[] = []
  #seen = 0
  #joined: JoinedLine | undefined
  #state: 'on-line' | 'taking-up' | 'catching-up' = 'on-line'
  #microphone: Microphone | undefined
  #outputDevice: string | undefined
  #giveUpAt = 0
  #stopWaiting: Stop = () => {}
  #left: Promise<void> | undefined

  constructor(request: JoinRequest, ways: LastingWays) {
    this.#request = request
    this.#ways = ways
    this.#microphone = request.microphone
  }

  async begin(): Promise<void> {
    const onEvent = (event: TransportEvent) => this.#hear(event)
    this.#joined = await this.#ways.join({ ...this.#request, onEvent })
    this.#joined.begin()
  }

  get #line(): CallLine | undefined {
    return this.#joined?.line
  }

  send(data: unknown): void {
    this.#sent.push(data)
    if (this.#state === 'on-line') this.#line?.send(data)
  }

  async setMicrophone(microphone: Microphone | undefined): Promise<void> {
    this.#microphone = microphone
    if (this.#state !== 'taking-up') await this.#line?.setMicrophone(microphone)
  }

  async setOutputDevice(deviceId: string): Promise<void> {
    this.#outputDevice = deviceId
    await this.#line?.setOutputDevice?.(deviceId)
  }

  setOutputVolume(volume: number): void {
    this.#line?.setOutputVolume?.(volume)
  }

  localLevel(): number {
    return this.#line?.localLevel?.() ?? 0
  }

  remoteLevels(): Readonly<Record<string, number>> {
    return this.#line?.remoteLevels() ?? {}
  }

  perform(method: string, options: unknown): Promise<unknown> | undefined {
    return this.#line?.perform?.(method, options)
  }

  async leave(): Promise<void> {
    this.#stopWaiting()
    this.#stay.abort()
    const isOnLine = this.#state !== 'taking-up'
    this.#left ??= isOnLine ? this.#line?.leave() : this.#ways.abandon(this.#request.url)
    await this.#left
  }

  #hear(event: TransportEvent): void {
    if (event.type === 'failed' && isLoss(event.error)) return void this.#takeUp()
    if (event.type === 'message') {
      if (this.#state === 'catching-up') return this.#catchUp(event.data)
      this.#seen += 1
    }
    if (event.type === 'network-connection') this.#watch(event.network.event)
    this.#request.onEvent(event)
  }

  #watch(event: NetworkConnection['event']): void {
    this.#stopWaiting()
    if (event === 'connected') return
    this.#stopWaiting = this.#ways.clock.after(patienceMs, () => void this.#takeUp())
  }

  /** A line that breaks before anything has come over it was none: the time runs on. */
  async #takeUp(): Promise<void> {
    const { clock, joinAgain } = this.#ways
    this.#stopWaiting()
    this.#joined?.drop()
    let isFirst = this.#state === 'on-line'
    if (isFirst) {
      this.#giveUpAt = clock.now() + transportLimits.interruptionMs
      this.#tell('interrupted')
    }
    this.#state = 'taking-up'
    while (!this.#stay.signal.aborted) {
      if (!isFirst && clock.now() + tryAgainAfterMs >= this.#giveUpAt) return this.#lose()
      if (!isFirst) await this.#pause()
      isFirst = false
      try {
        return this.#goOn(await joinAgain(this.#again()))
      } catch {
        // The network may be back at the next try.
      }
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#stopWaiting = this.#ways.clock.after(tryAgainAfterMs, resolve)
    })
  }

  #again(): JoinRequest {
    return {
      ...this.#request,
      url: takeUpUrl(this.#request.url, this.#seen),
      microphone: this.#microphone,
      signal: this.#stay.signal,
      onEvent: (event) => this.#hear(event),
    }
  }

  #goOn(next: JoinedLine): void {
    if (this.#stay.signal.aborted) return next.drop()
    this.#joined = next
    this.#state = 'catching-up'
    // Both may have been changed while there was no line.
    const { line } = next
    line.setMicrophone(this.#microphone).catch(() => {})
    if (this.#outputDevice !== undefined) line.setOutputDevice?.(this.#outputDevice).catch(() => {})
    next.begin()
    this.#tell('connected')
  }

  #catchUp(text: unknown): void {
    this.#state = 'on-line'
    for (const data of this.#sent.slice(readTakenUp(text) ?? this.#sent.length)) {
      this.#line?.send(data)
    }
  }

  #tell(event: NetworkConnection['event']): void {
    this.#request.onEvent({ type: 'network-connection', network: { type: 'signaling', event } })
  }

  #lose(): void {
    const text = 'The connection was lost.'
    const error = new CallFatalError('connection-error', text, { on: 'reconnect' })
    this.#request.onEvent({ type: 'failed', error })
  }
}
