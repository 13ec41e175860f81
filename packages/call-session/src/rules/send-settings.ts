import { keep } from '../errors/option-error.ts'
import { isBag, isOneOf, optionsIn } from './kinds.ts'
import { checkSimulcastLayer, type SimulcastLayer } from './simulcast.ts'

export const videoPresets = [
  'default-video',
  'bandwidth-optimized',
  'bandwidth-and-quality-balanced',
  'quality-optimized',
  'adaptive-2-layers',
  'adaptive-3-layers',
] as const

export const screenVideoPresets = [
  'default-screen-video',
  'detail-optimized',
  'motion-optimized',
  'motion-and-detail-balanced',
] as const

export type VideoSendSettings = {
  readonly maxQuality?: 'low' | 'medium' | 'high'
  readonly allowAdaptiveLayers?: boolean
  readonly encodings?: {
    readonly low: SimulcastLayer
    readonly medium?: SimulcastLayer
    readonly high?: SimulcastLayer
  }
}

export type SendSettings = {
  readonly video?: (typeof videoPresets)[number] | VideoSendSettings
  readonly screenVideo?: (typeof screenVideoPresets)[number] | VideoSendSettings
  readonly [track: string]: unknown
}

/** In alphabetical order, as they are compared. */
const allowedLayers = ['low', 'low,medium', 'high,low,medium']

/** Presets come from fixed lists; maxQuality is low, medium or high. */
export function checkSendSettings(settings: SendSettings): void {
  const tracks = Object.entries(optionsIn(settings))
  keep(
    tracks.length > 0,
    'send-settings/empty',
    'Send settings must contain at least information for one track!',
  )
  for (const [track, value] of tracks) checkTrack(track, value)
}

function checkTrack(track: string, value: unknown): void {
  const presets: readonly string[] = track === 'screenVideo' ? screenVideoPresets : videoPresets
  if (isOneOf(value, presets)) return
  keep(
    isBag(value),
    'send-settings/preset',
    `Video send settings should be either an object or one of the supported presets: ${presets.join()}`,
  )
  const { maxQuality, encodings, allowAdaptiveLayers } = value
  keep(
    [maxQuality, encodings, allowAdaptiveLayers].some((part) => part !== undefined),
    'send-settings/content',
    'Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute',
  )
  keep(
    maxQuality === undefined || isOneOf(maxQuality, ['low', 'medium', 'high']),
    'send-settings/max-quality',
    'maxQuality must be either low, medium or high',
  )
  if (encodings !== undefined) checkEncodings(encodings)
}

function checkEncodings(encodings: unknown): void {
  keep(
    isBag(encodings) && allowedLayers.includes(Object.keys(encodings).toSorted().join()),
    'send-settings/encodings',
    'Encodings must be defined as: low, low and medium, or low, medium and high.',
  )
  for (const layer of Object.values(encodings)) checkSimulcastLayer(layer)
}
