import {
  CallSession,
  CallSessionError,
  createDisposer,
  createStopController,
  lostMicrophone,
  settledWithin,
  type InputDevices,
  type Microphone,
} from '@nightdesk/call-session'
import {
  transportLimits,
  voiceLimits,
  wantsRecording,
  type StatusUpdate,
  type WebCall,
} from '@nightdesk/contracts'
import { attendSession } from './attend-session.ts'
import type { CallPlan, VoiceParts } from './call-plan.ts'
import { busyForMs, createWebCall, type CreatedCall } from './create-web-call.ts'
import { recordCall } from './record-call.ts'
import { toVoiceError, VoiceError, type VoiceStage } from './voice-error.ts'

/** Thrown inside a start to leave it, when the call was stopped meanwhile. */
const stopped = Symbol('stopped')

/** Told to listeners in the provider's name where a call ends and the provider did not tell of it. */
const endedByVisitor: StatusUpdate = {
  type: 'status-update',
  status: 'ended',
  endedReason: 'customer-ended-call',
}

/** One start and everything that comes of it. Nothing outside of it knows or touches what it holds. */
export class VoiceCall {
  readonly #parts: VoiceParts
  readonly #plan: CallPlan
  readonly #disposer = createDisposer()
  readonly #posting = createStopController()
  /** Whether there may be a call at the provider. */
  #isAsked = false
  #session: CallSession | undefined
  /** A call that the provider has or makes and nobody has joined. */
  #unjoined: Promise<CreatedCall> | undefined
  #stage: VoiceStage = 'start'
  #isOver = false
  #isMuted = false
  #stopRecording: () => void = () => {}
  #settle: (call: WebCall | null) => void = () => {}

  constructor(parts: VoiceParts, plan: CallPlan) {
    this.#parts = parts
    this.#plan = plan
  }

  get session(): CallSession | undefined {
    return this.#session
  }

  get isMuted(): boolean {
    return this.#isMuted
  }

  /** Asks for the microphone in this very tick, then creates and joins the call. Null: failed or stopped. */
  start(): Promise<WebCall | null> {
    const outcome = new Promise<WebCall | null>((resolve) => {
      this.#settle = resolve
    })
    this.#run().then(this.#settle, (error: unknown) => {
      if (error !== stopped) this.#fail(error)
    })
    return outcome
  }

  /** Ends the call at once, whatever it has come to. */
  stop(): void {
    if (this.#isOver) return
    if (!this.#session) return this.#end()
    this.#stopRecording()
    // The session tells that it was left, and that ends the call.
    void this.#session.leave()
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted
    this.#session?.setLocalAudio(!isMuted)
  }

  /** Hears the visitor with something else. Where that fails the call is over, as with a lost microphone. */
  async setInputDevices(devices: InputDevices): Promise<void> {
    try {
      await this.#session?.setInputDevices(devices)
    } catch (error) {
      // A wrong use is for whoever wrote it.
      if (error instanceof CallSessionError) throw error
      this.#breakOff(toVoiceError(error, 'call'))
    }
  }

  async #run(): Promise<WebCall> {
    const { transport, onPageLeave } = this.#parts
    this.#disposer.add(onPageLeave(() => this.stop()))
    // Both need the visitor's gesture, which is over after the first wait.
    const stopOutput = transport.prime?.()
    if (stopOutput) this.#disposer.add(stopOutput)
    this.#stage = 'microphone'
    const microphone = this.#plan.microphone ? await this.#openMicrophone() : undefined
    await this.#still(this.#plan.previous)
    this.#stage = 'create'
    const created = await this.#create()
    if (this.#parts.isMobile()) await this.#still(this.#pass(voiceLimits.mobileJoinDelayMs))
    this.#stage = 'join'
    await this.#still(this.#join(created, microphone))
    return created.call
  }

  /** Asks for a call, and asks again where all lines are busy for a moment only. */
  async #create(): Promise<CreatedCall> {
    const giveUpAt = this.#parts.clock.now() + transportLimits.busyPatienceMs
    for (;;) {
      this.#unjoined = createWebCall({
        ...this.#parts,
        request: this.#plan.request,
        signal: this.#posting.signal,
        onAsked: () => {
          this.#isAsked = true
        },
      })
      try {
        return await this.#still(this.#inTime(this.#unjoined))
      } catch (error) {
        const waitMs = busyForMs(error)
        if (waitMs === undefined || this.#parts.clock.now() + waitMs > giveUpAt) throw error
        // What was refused is not to be given back.
        this.#isAsked = false
        this.#unjoined = undefined
        await this.#still(this.#pass(waitMs))
      }
    }
  }

  async #openMicrophone(): Promise<Microphone> {
    const microphone = await this.#parts.devices.openMicrophone()
    this.#disposer.add(() => microphone.release())
    const stopWatching = microphone.onLost(() => {
      // From the join on the session watches over it.
      if (!this.#session) this.#fail(lostMicrophone())
    })
    this.#disposer.add(stopWatching)
    return microphone
  }

  #join({ call, transport }: CreatedCall, microphone: Microphone | undefined): Promise<unknown> {
    // A stop may come between the last answer and this tick; the call is then given back, not joined.
    if (this.#isOver) throw stopped
    const { clock, devices } = this.#parts
    const { events, noiseCancellation } = this.#plan
    const session = new CallSession({ transport, clock, devices })
    session.setOutputVolume(this.#plan.volume())
    this.#unjoined = undefined
    this.#session = session
    attendSession(session, {
      events,
      clock,
      noiseCancellation: noiseCancellation && microphone !== undefined,
      isMuted: () => this.#isMuted,
      onJoined: () => {
        if (wantsRecording(call)) this.#stopRecording = recordCall(session, clock)
      },
      breakOff: (error) => this.#breakOff(error),
      onLeft: (hasSeenEnd) => this.#leave(hasSeenEnd),
    })
    return session.join({
      url: call.webCallUrl,
      audioSource: microphone ?? false,
      startAudioOff: this.#isMuted,
      subscribeToTracksAutomatically: false,
    })
  }

  #leave(hasSeenEnd: boolean): void {
    if (this.#isOver) return
    this.#end()
    const { events } = this.#plan
    events.emit('call-end')
    if (!hasSeenEnd) events.emit('message', endedByVisitor)
  }

  /** A call that is shown as failed must not go on behind it: whatever is told as an error ends it. */
  #breakOff(error: VoiceError): void {
    if (this.#isOver) return
    this.#plan.events.emit('error', error)
    this.stop()
  }

  #fail(error: unknown): void {
    if (this.#isOver) return
    const stage = this.#stage
    this.#end()
    this.#plan.events.emit('error', toVoiceError(error, stage))
  }

  /** Lets go of everything, tells the client, and answers a start that is still open. */
  #end(): void {
    this.#isOver = true
    this.#disposer.dispose()
    if (!this.#isAsked) this.#posting.abort()
    const { clock } = this.#parts
    const closing = settledWithin(clock, transportLimits.teardownMs, this.#giveBack())
    void closing.then(() => this.#posting.abort())
    this.#plan.onOver(closing)
    this.#settle(null)
  }

  /** The call may exist at the provider before the page knows: it is waited for, shortly, and given back. */
  async #giveBack(): Promise<void> {
    if (this.#session) return this.#session.destroy()
    if (!this.#unjoined) return
    const { call, transport } = await this.#unjoined
    await transport.abandon?.(call.webCallUrl)
  }

  /** Goes on only with a call that nobody has stopped meanwhile. */
  async #still<Value>(work: Promise<Value>): Promise<Value> {
    if (this.#isOver) throw stopped
    const value = await work
    if (this.#isOver) throw stopped
    return value
  }

  /** A provider that never answers has not answered with a call. */
  #inTime(creation: Promise<CreatedCall>): Promise<CreatedCall> {
    return new Promise((resolve, reject) => {
      const stopWaiting = this.#parts.clock.after(transportLimits.createTimeoutMs, () => {
        const message = 'The provider did not answer in time.'
        reject(new VoiceError('connection', message, { stage: 'create' }))
      })
      this.#disposer.add(stopWaiting)
      creation.then(resolve, reject).finally(stopWaiting)
    })
  }

  #pass(ms: number): Promise<void> {
    return new Promise((resolve) => this.#disposer.add(this.#parts.clock.after(ms, resolve)))
  }
}
