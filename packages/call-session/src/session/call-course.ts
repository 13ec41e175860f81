import { transportLimits } from '@nightdesk/contracts'
import { settledWithin } from '../clock.ts'
import type { Emitter } from '../emitter.ts'
import { CallFatalError, toFatalError } from '../errors/fatal-error.ts'
import { sessionError } from '../errors/session-error.ts'
import type { CallLine, TransportEvent } from '../transport.ts'
import type { CallEvents, Participants } from './call-events.ts'
import { nextCallState, type CallState, type CallStep } from './call-state.ts'
import { changeAccess, dispatch, unknownAccess, type CallFacts } from './dispatch.ts'
import type { JoinProperties } from './join-properties.ts'
import { LevelObserver } from './level-observer.ts'
import { LocalAudio } from './local-audio.ts'
import { Roster } from './roster.ts'
import type { CallSessionOptions } from './session-options.ts'
import { Visit } from './visit.ts'

/**
 * What becomes of a session's calls: entered, heard, failed, left. Whether it may be asked for at this moment is for
 * the session to judge.
 */
export class CallCourse {
  readonly facts: CallFacts = { roster: new Roster(), access: unknownAccess, network: undefined }
  readonly observer: LevelObserver
  readonly audio: LocalAudio
  readonly #options: CallSessionOptions
  readonly #events: Emitter<CallEvents>
  #state: CallState = 'new'
  #visit: Visit | undefined
  #closing: Promise<void> = Promise.resolve()
  #volume = 1

  constructor(options: CallSessionOptions, events: Emitter<CallEvents>) {
    this.#options = options
    this.#events = events
    this.audio = new LocalAudio({ devices: options.devices, facts: this.facts, events })
    this.observer = new LevelObserver(options.clock, () => {
      events.emit('remote-participants-audio-level', this.line?.remoteLevels() ?? {})
    })
  }

  get state(): CallState {
    return this.#state
  }

  get visit(): Visit | undefined {
    return this.#visit
  }

  get line(): CallLine | undefined {
    return this.#visit?.line
  }

  /** Kept when the other side knows of the last call's end, or after a few seconds. */
  get closing(): Promise<void> {
    return this.#closing
  }

  join(properties: JoinProperties): Promise<Participants> {
    const visit = (this.#visit = new Visit(properties.url))
    if (properties.startAudioOff !== undefined) this.audio.isOn = !properties.startAudioOff
    if (typeof properties.audioSource === 'object') this.audio.hold(visit, properties.audioSource)
    const outcome = new Promise<Participants>((resolve, reject) => {
      visit.disposer.add(() => reject(visit.endedBy))
      visit.joined = resolve
    })
    this.#move('load')
    this.#events.emit('loading')
    this.#enter(visit, properties).catch((error: unknown) => {
      this.#fail(visit, toFatalError(error, 'join'))
    })
    return outcome
  }

  leave(): Promise<void> {
    if (this.#state === 'left' || this.#state === 'error') return Promise.resolve()
    this.#close(sessionError('left-while-joining'))
    this.#move('leave')
    this.#events.emit('left-meeting')
    return this.#closing
  }

  setOutputVolume(volume: number): void {
    this.#volume = Math.min(1, Math.max(0, volume))
    this.line?.setOutputVolume?.(this.#volume)
  }

  async #enter(visit: Visit, properties: JoinProperties): Promise<void> {
    const { transport, clock } = this.#options
    const { signal } = visit.controller
    const stopWaiting = clock.after(transportLimits.joinTimeoutMs, () => {
      const text = 'The call could not be joined in time.'
      this.#fail(visit, new CallFatalError('connection-error', text, { on: 'join' }))
    })
    visit.disposer.add(stopWaiting)
    await transport.load?.(signal).catch((error: unknown) => {
      throw toFatalError(error, 'load')
    })
    if (visit.isOver) return
    this.#move('loaded')
    this.#events.emit('loaded')
    if (properties.audioSource === true) await this.audio.openFor(visit)
    if (visit.isOver) return
    const { url, token, userName = '', audioSource: _, ...extra } = properties
    this.facts.roster.reset(userName, visit.audio)
    this.#events.emit('joining-meeting')
    const onEvent = (event: TransportEvent) => this.#hear(visit, event)
    const { microphone } = visit
    const line = await transport.join({ url, token, userName, microphone, extra, signal, onEvent })
    // Left in the meantime: a failing goodbye is nobody's concern any more.
    if (visit.isOver) return line.leave().catch(() => {})
    stopWaiting()
    visit.line = line
    this.#settle(visit)
  }

  #settle(visit: Visit): void {
    const { devices } = this.#options
    this.#move('joined')
    if (this.facts.access.access === 'unknown') {
      changeAccess({ access: { level: 'full' } }, this.facts, this.#events)
    }
    this.observer.begin()
    visit.line?.setOutputVolume?.(this.#volume)
    if (devices) visit.disposer.add(devices.onChange(() => void this.#tellDevices(visit)))
    visit.joined(this.facts.roster.all())
    this.#events.emit('joined-meeting', this.facts.roster.all())
    for (const event of visit.early.splice(0)) this.#hear(visit, event)
  }

  #hear(visit: Visit, event: TransportEvent): void {
    if (visit.isOver) return
    if (event.type === 'failed') return this.#fail(visit, event.error)
    if (this.#state !== 'joined') return void visit.early.push(event)
    if (event.type === 'left') return void this.leave()
    dispatch(event, this.facts, this.#events)
  }

  #fail(visit: Visit, error: CallFatalError): void {
    if (visit.isOver) return
    const wasJoined = this.#state === 'joined'
    this.#close(error)
    this.#move('fail')
    this.#events.emit('error', error)
    if (wasJoined) this.#events.emit('left-meeting')
  }

  /** Lets go of everything now; the other side is told in the background, for a few seconds at most. */
  #close(reason: Error): void {
    const visit = this.#visit
    this.observer.end()
    this.facts.roster.clear()
    this.facts.network = undefined
    changeAccess(unknownAccess, this.facts, this.#events)
    if (!visit || visit.isOver) return
    visit.end(reason)
    const { transport, clock } = this.#options
    const isRefusal = reason instanceof CallFatalError && reason.type !== 'connection-error'
    const goodbye = visit.line?.leave() ?? (isRefusal ? undefined : transport.abandon?.(visit.url))
    if (goodbye) this.#closing = settledWithin(clock, transportLimits.teardownMs, goodbye)
  }

  async #tellDevices(visit: Visit): Promise<void> {
    const devices = (await this.#options.devices?.list()) ?? []
    if (!visit.isOver) this.#events.emit('available-devices-updated', devices)
  }

  #move(step: CallStep): void {
    this.#state = nextCallState(this.#state, step)
  }
}
