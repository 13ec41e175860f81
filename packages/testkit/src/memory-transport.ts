import { assistantUserName } from '@nightdesk/contracts'
import {
  CallFatalError,
  type CallLine,
  type CallTransport,
  type FatalErrorType,
  type JoinRequest,
  type Microphone,
  type StopSignal,
  type TransportEvent,
} from '@nightdesk/call-session'
import { FakeTrack } from './fake-devices.ts'

/** Waiting ends with `open`, `refuse` or the signal; dawdling does not hear the signal, which a transport should. */
export type JoinBehavior = 'joins' | 'waits' | 'dawdles' | FatalErrorType

/** One join of the in-memory transport: a test plays the other side through it. */
export class MemoryCall {
  readonly request: JoinRequest
  readonly sent: unknown[] = []
  readonly performed: [method: string, options: unknown][] = []
  microphone: Microphone | undefined
  outputDevice: string | undefined
  outputVolume: number | undefined
  levels: Record<string, number> = {}
  localLevel = 0
  isOpen = false
  leaves = 0
  #settle: { resolve: () => void; reject: (error: Error) => void } | undefined

  constructor(request: JoinRequest) {
    this.request = request
    this.microphone = request.microphone
  }

  tell(event: TransportEvent): void {
    this.request.onEvent(event)
  }

  /** A text from the other side; anything else is sent as JSON, as a provider does. */
  say(message: string | object): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.tell({ type: 'message', data, fromId: 'assistant' })
  }

  assistantJoins(): void {
    const participant = {
      id: 'assistant',
      userName: assistantUserName,
      isLocal: false,
      audio: 'playable',
    } as const
    this.tell({ type: 'participant-joined', participant })
    const track = new FakeTrack('assistant')
    this.tell({ type: 'track-started', participantId: 'assistant', kind: 'audio', track })
  }

  /** Settles a join that waits. */
  open(): void {
    this.#settle?.resolve()
  }

  refuse(type: FatalErrorType): void {
    this.#settle?.reject(new CallFatalError(type, `refused: ${type}`, { on: 'join' }))
  }

  fail(type: FatalErrorType, message: string = type): void {
    this.isOpen = false
    this.tell({ type: 'failed', error: new CallFatalError(type, message) })
  }

  async settled(isDawdling: boolean): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject }
      if (isDawdling) return
      const stop = () => reject(new Error('given up'))
      this.request.signal.addEventListener('abort', stop, { once: true })
      if (this.request.signal.aborted) stop()
    })
  }
}

/** A transport without a network. Loading and joining can wait and fail; everything is counted. */
export class MemoryTransport implements CallTransport {
  readonly name: string = 'memory'
  readonly calls: MemoryCall[] = []
  readonly abandoned: string[] = []
  primed = 0
  onLoad: 'loads' | 'waits' | FatalErrorType = 'loads'
  onJoin: JoinBehavior = 'joins'
  /** Methods it can do, with what they come to. */
  readonly abilities = new Map<string, (options: unknown) => Promise<unknown>>()
  /** While true the other side does not answer a goodbye. */
  isDeaf = false
  readonly #outputs: { isOpen: boolean }[] = []

  /** The call that was begun last. */
  get call(): MemoryCall {
    const call = this.calls.at(-1)
    if (!call) throw new Error('Nobody has joined.')
    return call
  }

  get openCalls(): number {
    return this.calls.filter((call) => call.isOpen).length
  }

  prime(): () => void {
    this.primed += 1
    const output = { isOpen: true }
    this.#outputs.push(output)
    return () => {
      output.isOpen = false
    }
  }

  /** Leaves to play that nobody has given back. */
  get openOutputs(): number {
    return this.#outputs.filter(({ isOpen }) => isOpen).length
  }

  async load(signal: StopSignal): Promise<void> {
    if (this.onLoad === 'loads') return
    if (this.onLoad !== 'waits') throw new CallFatalError(this.onLoad, 'load', { on: 'load' })
    await new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')), { once: true })
    })
  }

  async join(request: JoinRequest): Promise<CallLine> {
    const call = new MemoryCall(request)
    this.calls.push(call)
    const { onJoin } = this
    if (onJoin === 'waits' || onJoin === 'dawdles') await call.settled(onJoin === 'dawdles')
    else if (onJoin !== 'joins') {
      throw new CallFatalError(onJoin, `refused: ${onJoin}`, { on: 'join' })
    }
    call.isOpen = true
    return this.#line(call)
  }

  async abandon(url: string): Promise<void> {
    this.abandoned.push(url)
    if (this.isDeaf) await new Promise(() => {})
  }

  perform(method: string, options: unknown): Promise<unknown> | undefined {
    return this.abilities.get(method)?.(options)
  }

  #line(call: MemoryCall): CallLine {
    return {
      send: (data) => void call.sent.push(data),
      setMicrophone: async (microphone) => {
        call.microphone = microphone
      },
      remoteLevels: () => call.levels,
      localLevel: () => call.localLevel,
      setOutputDevice: async (deviceId) => {
        call.outputDevice = deviceId
      },
      setOutputVolume: (volume) => {
        call.outputVolume = volume
      },
      perform: (method, options) => {
        call.performed.push([method, options])
        return this.perform(method, options)
      },
      leave: async () => {
        if (call.isOpen) call.leaves += 1
        call.isOpen = false
        if (this.isDeaf) await new Promise(() => {})
      },
    }
  }
}
