import { callLimits } from '@nightdesk/contracts'
import { keep } from '../errors/option-error.ts'
import { isBag, isNumberIn, isOneOf, optionsIn } from './kinds.ts'
import { checkSimulcastEncodings, type SimulcastLayer } from './simulcast.ts'

export type PlayerSettings = {
  readonly state?: 'play' | 'pause'
  readonly volume?: number
  readonly simulcastEncodings?: readonly SimulcastLayer[]
}

export type PlayerStart = { readonly url: string; readonly settings?: PlayerSettings }
export type PlayerUpdate = { readonly session_id: string; readonly settings: PlayerSettings }

const startKeys = ['state', 'volume', 'simulcastEncodings']

/** The url is a string, the state play or pause, the volume 0 to 2. */
export function checkPlayerStart(options: PlayerStart): void {
  const { url, settings = { state: 'play' } } = optionsIn(options)
  keep(typeof url === 'string', 'player/url', 'url parameter must be "string" type')
  checkSettings(settings)
  const odd = Object.keys(settings).find((key) => !startKeys.includes(key))
  keep(odd === undefined, 'player/key', `Invalid key ${odd}, valid keys are: ${startKeys.join()}`)
  checkSimulcastEncodings(settings.simulcastEncodings)
}

export function checkPlayerUpdate(options: PlayerUpdate): void {
  const { session_id, settings } = optionsIn(options)
  checkPlayerStop(session_id)
  checkSettings(settings)
}

export function checkPlayerStop(sessionId: unknown): void {
  keep(typeof sessionId === 'string', 'player/id', ' remotePlayerID must be of type string')
}

function checkSettings(settings: unknown): asserts settings is PlayerSettings {
  keep(isBag(settings), 'player/settings', 'RemoteMediaPlayerSettings: must be "object" type')
  const { state, volume } = settings
  keep(
    state === undefined || isOneOf(state, ['play', 'pause']),
    'player/state',
    'Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}',
  )
  if (volume === undefined) return
  keep(
    typeof volume === 'number',
    'player/volume',
    'RemoteMediaPlayerSettings.volume: must be "number" type',
  )
  keep(
    isNumberIn(volume, callLimits.playerVolume),
    'player/volume',
    'RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0',
  )
}
