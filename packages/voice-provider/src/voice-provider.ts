import type { VisitLog } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import { openSpokenAhead } from './ahead/open-spoken-ahead.ts'
import { openVoiceBank, type VoiceBank } from './bank/voice-bank.ts'
import { byKnownAssistants, noMeter, type CallMeter } from './call-meter.ts'
import { createCallDesk, type CallDesk } from './call/call-desk.ts'
import { callLimits } from './call/call-limits.ts'
import { createClauseVoice } from './call/clause-voice.ts'
import type { DeskOptions } from './call/desk/desk-options.ts'
import { createPump, systemClock, type PumpClock } from './call/pump.ts'
import type { Assistant } from './conversation.ts'
import { addApiRoutes } from './http/api-routes.ts'
import { createAssistantBook } from './http/assistant-book.ts'
import type { PageOrigins } from './http/authorize.ts'
import { createCallCaps, type CallCaps } from './admission/call-caps.ts'
import { addCallRoutes, type CallRouteOptions } from './http/call-routes.ts'
import { addGuestAccess } from './http/guest-access.ts'
import { addMediaRoutes } from './http/media-routes.ts'
import { limitRequests } from './http/request-rate.ts'
import { acceptMediaSockets } from './http/media-sockets.ts'
import { createOwnBusinessCaps } from './admission/own-business-caps.ts'
import { addPreparationRoutes } from './http/preparation-routes.ts'
import { createStartTokens } from './http/start-tokens.ts'
import { createMediaPort, type MediaPort } from './media/media-port.ts'
import type { Mind } from './mind/open-mind.ts'
import type { SpeakAhead } from './speech/kokoro/speak-ahead.ts'
import { closeEngines, startEngines, whenReady, type Engines } from './speech/engines.ts'
import { createWarmUp, type WarmUp } from './warm-up.ts'

export type VoiceProviderOptions = PageOrigins & {
  readonly assistants: readonly Assistant[]
  /** The thread they think in, when it is not the server's own. */
  readonly mind?: Pick<Mind, 'start' | 'ready' | 'close'> | undefined
  /** Opens the part of the API that is not for visitors; without one it stays shut. */
  readonly apiKey?: string | undefined
  readonly maxCalls: number
  /** How many of them may come from one visitor. */
  readonly callsPerAddress: number
  readonly callsPerHour: number
  readonly callsPerDay: number
  readonly callSeconds: number
  readonly silenceSeconds: number
  /** One UDP port for the sound of all calls; any free one when left out. */
  readonly udpPort?: number | undefined
  /** The address callers reach this machine at, when it is not its own. */
  readonly publicAddress?: string | undefined
  readonly sttUrl?: string | undefined
  readonly ttsUrl?: string | undefined
  readonly timeZone?: string | undefined
  /** Begins the id of each call: whoever stands before several servers knows by it where the call is. */
  readonly serverName?: string | undefined
  /** Servers with the same one take one another's start tokens. */
  readonly sharedSecret?: string | undefined
  /** Where they know of one another's callers. */
  readonly visits?: VisitLog | undefined
  /**
   * Does what an assistant noted, such as the discovery call somebody asked for. The assistant goes on when it is done;
   * when it could not be, the caller hears the refusal instead.
   */
  readonly onTool?: DeskOptions['onTool'] | undefined
  readonly log: DeskOptions['log']
  /** Hears how many calls there are, how they end and how long answers take. */
  readonly meter?: CallMeter | undefined
  /** Speaks the words of visitors' businesses before they call, in the voice of the bank; closed with the provider. */
  readonly speakAhead?: SpeakAhead | undefined
  /** For tests: other engines, another clock. */
  readonly startEngines?: () => Engines
  readonly mostWarmUpMs?: number
  readonly clock?: PumpClock
}

// Callers wait for a greeting no longer than that.
const mostWarmUpMs = 8_000

/** The embedded voice provider: calls over the web, heard, answered and spoken on this machine. */
export type VoiceProvider = {
  /** Adds the routes to an app that has its prefix already. */
  addRoutes(app: FastifyInstance): void
  /** Loads the models and starts the mind, in the background. */
  start(): void
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly callsNow: number
  /** Ends every call and lets go of everything. */
  stop(): Promise<void>
}

export function createVoiceProvider(options: VoiceProviderOptions): VoiceProvider {
  const { log, clock = systemClock, visits, sharedSecret: secret } = options
  const timeZone = options.timeZone ?? 'America/New_York'
  const ids = options.assistants.map(({ id }) => id)
  const meter = byKnownAssistants(options.meter ?? noMeter, ids)
  const now = () => clock.now()
  const sinceEpoch = () => performance.timeOrigin + now()
  const caps = createCallCaps(options, now)
  const pump = createPump(clock)
  const warmUp = createWarmUp({ now, log })
  const load = options.startEngines ?? (() => startEngines(options))
  let engines: Engines | undefined
  // No call is taken before they are there.
  const loaded = () => engines ?? (engines = load())
  const bank = openVoiceBank()
  const desk = openDesk(options, { pump, timeZone, meter, bank, loaded, now })
  const ahead = options.speakAhead && openSpokenAhead(options.speakAhead, { bank, now, timeZone })
  const port = createMediaPort(options.udpPort)
  const book = createAssistantBook(options.assistants, () => new Date())
  const tokens = createStartTokens({ now: sinceEpoch, secret, visits })

  return {
    addRoutes: (app) =>
      addRoutes(app, { options, now, caps, warmUp, desk, book, tokens, ahead, port, meter }),
    start: () =>
      warmUp.begin(() => {
        options.mind?.start()
        return Promise.all([whenReady(loaded()), options.mind?.ready()])
      }),
    get state() {
      return warmUp.state
    },
    get callsNow() {
      return caps.callsNow
    },
    async stop() {
      warmUp.stop()
      ahead?.close()
      await desk.close()
      await port.close()
      pump.stop()
      await Promise.all([engines && closeEngines(engines), options.mind?.close()])
    },
  }
}

type DeskParts = Pick<DeskOptions, 'pump' | 'timeZone' | 'meter'> & {
  readonly bank: VoiceBank
  readonly loaded: () => Engines
  readonly now: () => number
}

function openDesk(options: VoiceProviderOptions, parts: DeskParts): CallDesk {
  const { pump, timeZone, meter, bank, loaded, now } = parts
  const madeBy = options.ttsUrl ? 'live' : 'quick'
  return createCallDesk({
    pump,
    serverName: options.serverName,
    timeZone,
    log: options.log,
    meter,
    onTool: (call, tool) => options.onTool?.(call, tool),
    call: {
      openEar: (events) => loaded().ears.open(events),
      transcribe: (speech, signal) => loaded().speechToText.transcribe(speech, signal),
      openVoice: (signal, findSpoken) =>
        createClauseVoice(bank, loaded().textToSpeech, { signal, findSpoken }),
      voiceOf: (clause) => (bank.has(clause) ? 'bank' : madeBy),
      limits: callLimits(options),
      now,
    },
  })
}

type RouteParts = Pick<CallRouteOptions, 'desk' | 'book' | 'tokens' | 'ahead' | 'meter'> & {
  readonly options: VoiceProviderOptions
  readonly now: () => number
  readonly caps: CallCaps
  readonly warmUp: WarmUp
  readonly port: MediaPort
}

function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { options, now, caps, warmUp, desk, book, tokens, ahead, port, meter } = parts
  const { apiKey, publicUrl, isPublicUrlAssumed, guests, visits, publicAddress, log } = options
  addGuestAccess(app, guests ?? [])
  limitRequests(app, now)
  addCallRoutes(app, {
    desk,
    book,
    places: { caps, now, visits },
    ownBusinesses: createOwnBusinessCaps({ now }),
    ahead,
    tokens,
    publicUrl,
    isPublicUrlAssumed,
    guests,
    apiKey,
    meter,
    isReady: () => warmUp.state === 'ready',
    settled: warmUp.settled,
    mostWarmUpMs: options.mostWarmUpMs ?? mostWarmUpMs,
  })
  addPreparationRoutes(app, { ahead, now, publicUrl, isPublicUrlAssumed, guests })
  const webRtc = async () => ({ udpPort: await port.open(), publicAddress })
  addMediaRoutes(app, { desk, webRtc })
  void app.register(async (part) => addApiRoutes(part, { desk, book, apiKey }))
  const onFault = (err: unknown) => log.error({ err }, 'a call could not be joined')
  const { server, prefix } = app
  const stopSockets = acceptMediaSockets({ server, prefix, desk, onFault })
  app.addHook('onClose', async () => stopSockets())
}
