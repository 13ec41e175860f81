import {
  Emitter,
  startScreenShare,
  stopScreenShare,
  type CallSession,
  type InputDevices,
} from '@nightdesk/call-session'
import {
  missingAssistantMessage,
  namesSomebody,
  webCallRequest,
  type ClientMessage,
  type JsonObject,
  type Say,
  type WebCall,
} from '@nightdesk/contracts'
import type { VoiceParts } from './call-plan.ts'
import { VoiceCall } from './voice-call.ts'
import { VoiceError } from './voice-error.ts'
import type { VoiceEvents } from './voice-events.ts'

export type VoiceClientOptions = VoiceParts & StartOptions

export type StartOptions = {
  /** False asks for no microphone: the visitor types. */
  readonly microphone?: boolean
  /** On unless it is turned off; where it fails the call goes on without. */
  readonly noiseCancellation?: boolean
}

/**
 * Talks with an assistant. Builds nothing and asks for nothing until a start; holds nothing after the end of
 * a call. Needs no listener for `error`.
 */
export class VoiceClient extends Emitter<VoiceEvents> {
  readonly #options: VoiceClientOptions
  #call: VoiceCall | undefined
  #closing: Promise<void> = Promise.resolve()
  #volume = 1

  constructor(options: VoiceClientOptions) {
    super()
    this.#options = options
  }

  /** Whether a call is under way, from the start to its end. */
  get isStarted(): boolean {
    return this.#call !== undefined
  }

  /**
   * Begins a call with an assistant or a squad, each an id or written out. To be called in the visitor's click.
   * Kept with the call when it is joined; with null when one is under way already, when it was stopped
   * meanwhile, or when it failed, which an `error` event tells. Rejects only where nobody was named.
   */
  async start(
    assistant?: string | JsonObject,
    assistantOverrides?: JsonObject,
    squad?: string | JsonObject,
    options: StartOptions = {},
  ): Promise<WebCall | null> {
    const request = webCallRequest(assistant, assistantOverrides, squad)
    if (!namesSomebody(request)) {
      throw new VoiceError('invalid-start', missingAssistantMessage, { stage: 'start' })
    }
    if (this.#call) return null
    const { microphone = true, noiseCancellation = true } = { ...this.#options, ...options }
    const call = new VoiceCall(this.#options, {
      request,
      microphone,
      noiseCancellation,
      previous: this.#closing,
      volume: () => this.#volume,
      events: this,
      onOver: (closing) => {
        this.#call = undefined
        this.#closing = closing
      },
    })
    this.#call = call
    return call.start()
  }

  /** Ends the call now, whatever it has come to; kept when nothing of it is left, within seconds. */
  stop(): Promise<void> {
    this.#call?.stop()
    return this.#closing
  }

  removeListener<Name extends keyof VoiceEvents>(
    name: Name,
    listener: (...payload: VoiceEvents[Name]) => void,
  ): void {
    this.off(name, listener)
  }

  /** Sends a message to the assistant; without a call it is lost. Throws before the call is joined. */
  send(message: ClientMessage | JsonObject): void {
    this.#call?.session?.sendAppMessage(JSON.stringify(message))
  }

  /** Has the assistant say something. */
  say(message: string, endCallAfterSpoken?: boolean, interruptionsEnabled = false): void {
    const say: Say = {
      type: 'say',
      message,
      ...(endCallAfterSpoken !== undefined && { endCallAfterSpoken }),
      interruptionsEnabled,
    }
    this.send(say)
  }

  setMuted(isMuted: boolean): void {
    if (!this.#call) throw noCall()
    this.#call.setMuted(isMuted)
  }

  isMuted(): boolean {
    return this.#call?.isMuted ?? false
  }

  /** Hears the visitor with another microphone; one that cannot be had ends the call, with an `error` event. */
  async setInputDevicesAsync(devices: InputDevices): Promise<void> {
    await this.#call?.setInputDevices(devices)
  }

  async setOutputDeviceAsync(device: { readonly outputDeviceId: string }): Promise<void> {
    await this.#call?.session?.setOutputDevice(device)
  }

  /** How loud the assistant is, 0 to 1, in this call and in later ones. */
  setVolume(volume: number): void {
    this.#volume = volume
    this.#call?.session?.setOutputVolume(volume)
  }

  /** Makes the visitor louder or softer, from 1 as it is. */
  async increaseMicLevel(gain: number): Promise<void> {
    if (!this.#call) throw noCall()
    await this.#call.setInputDevices({ gain })
  }

  async startScreenSharing(
    displayMediaOptions?: JsonObject,
    screenVideoSendSettings?: JsonObject | string,
  ): Promise<void> {
    const options = { displayMediaOptions, screenVideoSendSettings }
    await this.#call?.session?.perform(startScreenShare, options)
  }

  async stopScreenSharing(): Promise<void> {
    await this.#call?.session?.perform(stopScreenShare, undefined)
  }

  /** The call beneath, for what this client has no method for; null before it is joined and after it. */
  getDailyCallObject(): CallSession | null {
    return this.#call?.session ?? null
  }
}

function noCall(): VoiceError {
  return new VoiceError('no-call', 'Call object is not available.', { stage: 'call' })
}
