import { transportLimits, voiceLimits } from '@nightdesk/contracts'
import type { AudioDevices, DeviceInfo } from '../audio-devices.ts'
import { settledWithin, type Clock } from '../clock.ts'
import { Emitter } from '../emitter.ts'
import { CallFatalError, toFatalError } from '../errors/fatal-error.ts'
import { sessionError } from '../errors/session-error.ts'
import type { Operation } from '../operations/operation.ts'
import { checkAppMessage } from '../rules/app-message.ts'
import type { AccessState, CallTransport, NetworkQuality, TransportEvent } from '../transport.ts'
import type { CallEvents, Participants } from './call-events.ts'
import { isUnderWay, nextCallState, type CallState, type CallStep } from './call-state.ts'
import { checkConditions, type Condition } from './conditions.ts'
import { changeAccess, dispatch, unknownAccess, type CallFacts } from './dispatch.ts'
import {
  checkProperties,
  voicePropertyRules,
  type JoinProperties,
  type PropertyRules,
} from './join-properties.ts'
import { LevelObserver } from './level-observer.ts'
import { LocalAudio, type InputDevices } from './local-audio.ts'
import { Performer } from './performer.ts'
import { Roster } from './roster.ts'
import { Visit } from './visit.ts'

export type CallSessionOptions = {
  readonly transport: CallTransport
  readonly clock: Clock
  readonly devices?: AudioDevices
  /** The properties a join may have: those of a voice call unless others are given. */
  readonly propertyRules?: PropertyRules
  /** Some methods belong to a ready-made call page, some to a page that draws its own. */
  readonly mode?: 'call-object' | 'prebuilt'
  readonly runtime?: 'browser' | 'react-native'
}

/** A call: joins it, talks in it, leaves it. May be joined again after it was left. */
export class CallSession extends Emitter<CallEvents> {
  readonly #options: CallSessionOptions
  readonly #facts: CallFacts = { roster: new Roster(), access: unknownAccess, network: undefined }
  readonly #observer: LevelObserver
  readonly #audio: LocalAudio
  readonly #performer = new Performer()
  #state: CallState = 'new'
  #visit: Visit | undefined
  #closing: Promise<void> = Promise.resolve()
  #volume = 1
  #isDestroyed = false

  constructor(options: CallSessionOptions) {
    super()
    this.#options = options
    this.#audio = new LocalAudio({ devices: options.devices, facts: this.#facts, events: this })
    this.#observer = new LevelObserver(options.clock, () => {
      const levels = this.#visit?.line?.remoteLevels() ?? {}
      this.emit('remote-participants-audio-level', levels)
    })
  }

  get state(): CallState {
    return this.#state
  }

  get isDestroyed(): boolean {
    return this.#isDestroyed
  }

  participants(): Participants {
    return this.#facts.roster.all()
  }

  accessState(): AccessState {
    this.#require('accessState', ['call-object'])
    return this.#facts.access
  }

  networkQuality(): NetworkQuality | undefined {
    return this.#facts.network
  }

  /**
   * Enters a call; kept when sound and messages flow. Refused while one is under way. A microphone that is
   * handed in belongs to the session from then on. Rejects with a `CallFatalError` where the call cannot be
   * joined, with a `CallSessionError` where it was left meanwhile.
   */
  async join(properties: JoinProperties): Promise<Participants> {
    this.#require('join', [])
    checkProperties(properties, this.#options.propertyRules ?? voicePropertyRules)
    if (isUnderWay(this.#state)) throw sessionError('already-joined')
    const visit = (this.#visit = new Visit(properties.url))
    if (properties.startAudioOff !== undefined) this.#audio.isOn = !properties.startAudioOff
    if (typeof properties.audioSource === 'object') this.#audio.hold(visit, properties.audioSource)
    const outcome = new Promise<Participants>((resolve, reject) => {
      visit.disposer.add(() => reject(visit.endedBy))
      visit.joined = resolve
    })
    this.#move('load')
    this.emit('loading')
    this.#enter(visit, properties).catch((error: unknown) => {
      this.#fail(visit, toFatalError(error, 'join'))
    })
    return outcome
  }

  /** Leaves at once, from any state; kept when the other side knows, or after a few seconds. */
  leave(): Promise<void> {
    this.#require('leave', [])
    if (this.#state === 'left' || this.#state === 'error') return Promise.resolve()
    this.#close(sessionError('left-while-joining'))
    this.#move('leave')
    this.emit('left-meeting')
    return this.#closing
  }

  /** Leaves for good: whatever is called afterwards throws `use-after-destroy`. */
  destroy(): Promise<void> {
    if (this.#isDestroyed) return this.#closing
    if (this.#state !== 'new') void this.leave()
    if (this.#isDestroyed) return this.#closing
    this.#isDestroyed = true
    this.emit('call-instance-destroyed')
    this.removeAllListeners()
    return this.#closing
  }

  /** Sends text as it is and anything else as JSON, up to 4096 characters or what the line was told at join. */
  sendAppMessage(data: unknown): void {
    this.#require('sendAppMessage', ['joined'])
    checkAppMessage(data, this.#visit?.line?.appMessageCharacters)
    this.#visit?.line?.send(data)
  }

  /** Whether the visitor can be heard; null while there is no call. */
  localAudio(): boolean | null {
    return this.#audio.state()
  }

  /** Mutes and unmutes; before a join it is remembered. */
  setLocalAudio(isOn: boolean): void {
    this.#require('setLocalAudio', [])
    this.#audio.isOn = isOn
    if (!this.#visit) return
    this.#audio.hold(this.#visit, this.#visit.microphone)
    this.#audio.tell(this.#visit)
  }

  async setInputDevices(devices: InputDevices): Promise<void> {
    this.#require('setInputDevices', ['browser-runtime', 'joined'])
    if (this.#visit) await this.#audio.change(this.#visit, devices)
  }

  async setOutputDevice({ outputDeviceId }: { readonly outputDeviceId: string }): Promise<void> {
    this.#require('setOutputDevice', ['browser-runtime', 'joined'])
    const line = this.#visit?.line
    if (!line?.setOutputDevice) {
      throw sessionError('not-supported-by-transport', 'setOutputDevice()')
    }
    await line.setOutputDevice(outputDeviceId)
  }

  /** How loud the others are, 0 to 1; kept for later calls of this session. */
  setOutputVolume(volume: number): void {
    this.#require('setOutputVolume', [])
    this.#volume = Math.min(1, Math.max(0, volume))
    this.#visit?.line?.setOutputVolume?.(this.#volume)
  }

  async enumerateDevices(): Promise<readonly DeviceInfo[]> {
    return (await this.#options.devices?.list()) ?? []
  }

  /** The visitor's own loudness now, 0 to 1; 0 where nobody can be heard or the transport cannot tell. */
  localAudioLevel(): number {
    return this.#visit?.line?.localLevel?.() ?? 0
  }

  /** Tells the others' loudness at an interval, in this call and in later ones. */
  startRemoteParticipantsAudioLevelObserver(
    intervalMs: number = voiceLimits.audioLevelIntervalMs,
  ): void {
    this.#require('startRemoteParticipantsAudioLevelObserver', [])
    this.#observer.want(intervalMs, this.#state === 'joined')
  }

  stopRemoteParticipantsAudioLevelObserver(): void {
    this.#observer.unwant()
  }

  isRemoteParticipantsAudioLevelObserverRunning(): boolean {
    return this.#observer.isRunning
  }

  /**
   * Does something beyond talking. Judged in this order: is the session alive, may the method be used now,
   * are its options right, can the transport do it.
   */
  async perform<Options>(operation: Operation<Options>, options: Options): Promise<unknown> {
    this.#require(operation.method, operation.needs)
    operation.check(options)
    const doers = [this.#visit?.line, this.#options.transport]
    return this.#performer.perform(operation, options, doers)
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
    this.emit('loaded')
    if (properties.audioSource === true) await this.#audio.openFor(visit)
    if (visit.isOver) return
    const { url, token, userName = '', audioSource: _, ...extra } = properties
    this.#facts.roster.reset(userName, visit.audio)
    this.emit('joining-meeting')
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
    if (this.#facts.access.access === 'unknown') {
      changeAccess({ access: { level: 'full' } }, this.#facts, this)
    }
    this.#observer.begin()
    visit.line?.setOutputVolume?.(this.#volume)
    if (devices) visit.disposer.add(devices.onChange(() => void this.#tellDevices(visit)))
    visit.joined(this.participants())
    this.emit('joined-meeting', this.participants())
    for (const event of visit.early.splice(0)) this.#hear(visit, event)
  }

  #hear(visit: Visit, event: TransportEvent): void {
    if (visit.isOver) return
    if (event.type === 'failed') return this.#fail(visit, event.error)
    if (this.#state !== 'joined') return void visit.early.push(event)
    if (event.type === 'left') return void this.leave()
    dispatch(event, this.#facts, this)
  }

  #fail(visit: Visit, error: CallFatalError): void {
    if (visit.isOver) return
    const wasJoined = this.#state === 'joined'
    this.#close(error)
    this.#move('fail')
    this.emit('error', error)
    if (wasJoined) this.emit('left-meeting')
  }

  /** Lets go of everything now; the other side is told in the background, for a few seconds at most. */
  #close(reason: Error): void {
    const visit = this.#visit
    this.#observer.end()
    this.#facts.roster.clear()
    this.#facts.network = undefined
    changeAccess(unknownAccess, this.#facts, this)
    if (!visit || visit.isOver) return
    visit.end(reason)
    const { transport, clock } = this.#options
    const isRefusal = reason instanceof CallFatalError && reason.type !== 'connection-error'
    const goodbye = visit.line?.leave() ?? (isRefusal ? undefined : transport.abandon?.(visit.url))
    if (goodbye) this.#closing = settledWithin(clock, transportLimits.teardownMs, goodbye)
  }

  async #tellDevices(visit: Visit): Promise<void> {
    const devices = await this.enumerateDevices()
    if (!visit.isOver) this.emit('available-devices-updated', devices)
  }

  #move(step: CallStep): void {
    this.#state = nextCallState(this.#state, step)
  }

  #require(method: string, needs: readonly Condition[]): void {
    if (this.#isDestroyed) throw sessionError('use-after-destroy')
    const { mode, runtime } = this.#options
    const isJoined = this.#state === 'joined'
    checkConditions(`${method}()`, needs, {
      isJoined,
      isInitialized: isJoined || this.#performer.isInitialized,
      isTesting: this.#performer.isTesting,
      isPrebuilt: mode === 'prebuilt',
      isMobileRuntime: runtime === 'react-native',
    })
  }
}
