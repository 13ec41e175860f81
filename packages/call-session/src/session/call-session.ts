import { voiceLimits } from '@nightdesk/contracts'
import type { DeviceInfo } from '../audio-devices.ts'
import { Emitter } from '../emitter.ts'
import { sessionError } from '../errors/session-error.ts'
import type { Operation } from '../operations/operation.ts'
import { checkAppMessage } from '../rules/app-message.ts'
import type { AccessState, NetworkQuality } from '../transport.ts'
import { CallCourse } from './call-course.ts'
import type { CallEvents, Participants } from './call-events.ts'
import { isUnderWay, type CallState } from './call-state.ts'
import { checkConditions, type Condition } from './conditions.ts'
import { checkProperties, voicePropertyRules, type JoinProperties } from './join-properties.ts'
import type { InputDevices } from './local-audio.ts'
import { Performer } from './performer.ts'
import type { CallSessionOptions } from './session-options.ts'

/** A call: joins it, talks in it, leaves it. May be joined again after it was left. */
export class CallSession extends Emitter<CallEvents> {
  readonly #options: CallSessionOptions
  readonly #course: CallCourse
  readonly #performer = new Performer()
  #isDestroyed = false

  constructor(options: CallSessionOptions) {
    super()
    this.#options = options
    this.#course = new CallCourse(options, this)
  }

  get state(): CallState {
    return this.#course.state
  }

  get isDestroyed(): boolean {
    return this.#isDestroyed
  }

  participants(): Participants {
    return this.#course.facts.roster.all()
  }

  accessState(): AccessState {
    this.#require('accessState', ['call-object'])
    return this.#course.facts.access
  }

  networkQuality(): NetworkQuality | undefined {
    return this.#course.facts.network
  }

  /**
   * Enters a call; kept when sound and messages flow. Refused while one is under way. A microphone that is
   * handed in belongs to the session from then on. Rejects with a `CallFatalError` where the call cannot be
   * joined, with a `CallSessionError` where it was left meanwhile.
   */
  async join(properties: JoinProperties): Promise<Participants> {
    this.#require('join', [])
    checkProperties(properties, this.#options.propertyRules ?? voicePropertyRules)
    if (isUnderWay(this.#course.state)) throw sessionError('already-joined')
    return this.#course.join(properties)
  }

  /** Leaves at once, from any state; kept when the other side knows, or after a few seconds. */
  leave(): Promise<void> {
    this.#require('leave', [])
    return this.#course.leave()
  }

  /** Leaves for good: whatever is called afterwards throws `use-after-destroy`. */
  destroy(): Promise<void> {
    if (this.#isDestroyed) return this.#course.closing
    if (this.#course.state !== 'new') void this.leave()
    if (this.#isDestroyed) return this.#course.closing
    this.#isDestroyed = true
    this.emit('call-instance-destroyed')
    this.removeAllListeners()
    return this.#course.closing
  }

  /** Sends text as it is and anything else as JSON, up to 4096 characters or what the line was told at join. */
  sendAppMessage(data: unknown): void {
    this.#require('sendAppMessage', ['joined'])
    checkAppMessage(data, this.#course.line?.appMessageCharacters)
    this.#course.line?.send(data)
  }

  /** Whether the visitor can be heard; null while there is no call. */
  localAudio(): boolean | null {
    return this.#course.audio.state()
  }

  /** Mutes and unmutes; before a join it is remembered. */
  setLocalAudio(isOn: boolean): void {
    this.#require('setLocalAudio', [])
    const { audio, visit } = this.#course
    audio.isOn = isOn
    if (!visit) return
    audio.hold(visit, visit.microphone)
    audio.tell(visit)
  }

  async setInputDevices(devices: InputDevices): Promise<void> {
    this.#require('setInputDevices', ['browser-runtime', 'joined'])
    const { audio, visit } = this.#course
    if (visit) await audio.change(visit, devices)
  }

  async setOutputDevice({ outputDeviceId }: { readonly outputDeviceId: string }): Promise<void> {
    this.#require('setOutputDevice', ['browser-runtime', 'joined'])
    const { line } = this.#course
    if (!line?.setOutputDevice) {
      throw sessionError('not-supported-by-transport', 'setOutputDevice()')
    }
    await line.setOutputDevice(outputDeviceId)
  }

  /** How loud the others are, 0 to 1; kept for later calls of this session. */
  setOutputVolume(volume: number): void {
    this.#require('setOutputVolume', [])
    this.#course.setOutputVolume(volume)
  }

  async enumerateDevices(): Promise<readonly DeviceInfo[]> {
    return (await this.#options.devices?.list()) ?? []
  }

  /** The visitor's own loudness now, 0 to 1; 0 where nobody can be heard or the transport cannot tell. */
  localAudioLevel(): number {
    return this.#course.line?.localLevel?.() ?? 0
  }

  /** Tells the others' loudness at an interval, in this call and in later ones. */
  startRemoteParticipantsAudioLevelObserver(
    intervalMs: number = voiceLimits.audioLevelIntervalMs,
  ): void {
    this.#require('startRemoteParticipantsAudioLevelObserver', [])
    this.#course.observer.want(intervalMs, this.#course.state === 'joined')
  }

  stopRemoteParticipantsAudioLevelObserver(): void {
    this.#course.observer.unwant()
  }

  isRemoteParticipantsAudioLevelObserverRunning(): boolean {
    return this.#course.observer.isRunning
  }

  /**
   * Does something beyond talking. Judged in this order: is the session alive, may the method be used now,
   * are its options right, can the transport do it.
   */
  async perform<Options>(operation: Operation<Options>, options: Options): Promise<unknown> {
    this.#require(operation.method, operation.needs)
    operation.check(options)
    const doers = [this.#course.line, this.#options.transport]
    return this.#performer.perform(operation, options, doers)
  }

  #require(method: string, needs: readonly Condition[]): void {
    if (this.#isDestroyed) throw sessionError('use-after-destroy')
    const { mode, runtime } = this.#options
    const isJoined = this.#course.state === 'joined'
    checkConditions(`${method}()`, needs, {
      isJoined,
      isInitialized: isJoined || this.#performer.isInitialized,
      isTesting: this.#performer.isTesting,
      isPrebuilt: mode === 'prebuilt',
      isMobileRuntime: runtime === 'react-native',
    })
  }
}
