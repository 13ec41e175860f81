import { callLimits } from '@nightdesk/contracts'
import { keep } from '../errors/option-error.ts'
import { inWords, isBag, isNumberIn, isOneOf, type Bag } from './kinds.ts'

export type AudioProcessor = { readonly type: 'none' | 'noise-cancellation' }

export type VideoProcessor =
  | { readonly type: 'none' | 'face-detection' }
  | { readonly type: 'background-blur'; readonly config?: { readonly strength?: number } }
  | {
      readonly type: 'background-image'
      readonly config: { readonly source: string | number | ArrayBuffer }
    }

export type InputSettings = {
  readonly audio?: { readonly processor: AudioProcessor; readonly settings?: unknown }
  readonly video?: { readonly processor?: VideoProcessor; readonly settings?: unknown }
}

export const inputSettingsHelp =
  'inputSettings must be of the form: { video?: { processor?: { type: [ none | background-blur | background-image | face-detection ], config?: {} } }, audio?: { processor: {type: [ none | noise-cancellation ] } } }'

const videoTypes = ['none', 'background-blur', 'background-image', 'face-detection']
const pictureFile = /(?:\.(?:jpe?g|png)$)|(?:^data:image\/(?:jpe?g|png);)/i

/** Noise cancellation or none; a blur above 0 and up to 1; an image by address or as an integer from 1 to 10. */
export function checkInputSettings(settings: InputSettings): void {
  const isForm =
    isBag(settings) && hasOnly(settings, ['audio', 'video']) && Object.keys(settings).length > 0
  keep(isForm, 'input-settings/form', inputSettingsHelp)
  for (const part of Object.values(settings)) {
    keep(
      isBag(part) && hasOnly(part, ['processor', 'settings']),
      'input-settings/form',
      inputSettingsHelp,
    )
  }
  const { audio, video } = settings
  if (audio) checkAudio(audio.processor)
  if (video?.processor !== undefined) checkVideo(video.processor)
}

function checkAudio(processor: unknown): void {
  keep(
    isBag(processor) && isOneOf(processor.type, ['none', 'noise-cancellation']),
    'input-settings/audio-processor',
    'inputSettings audio processor type invalid',
  )
}

function checkVideo(processor: unknown): void {
  keep(
    isBag(processor) && isOneOf(processor.type, videoTypes),
    'input-settings/video-processor',
    'inputSettings video processor type invalid',
  )
  const { type, config } = processor
  if (type === 'background-blur') checkBlur(config)
  if (type === 'background-image') checkImage(isBag(config) ? config.source : undefined)
}

function checkBlur(config: unknown): void {
  if (config === undefined) return
  const text = 'invalid object in inputSettings -> video -> processor -> config'
  keep(isBag(config) && hasOnly(config, ['strength']), 'input-settings/blur', text)
  const { strength } = config
  if (strength === undefined) return
  keep(
    isNumberIn(strength, { min: Number.MIN_VALUE, max: callLimits.blurStrengthMax }),
    'input-settings/blur',
    `${text}; expected: {0 < strength <= 1}, got: ${typeof strength === 'string' ? JSON.stringify(strength) : inWords(strength)}`,
  )
}

function checkImage(source: unknown): void {
  if (source === 'default' || source instanceof ArrayBuffer) return
  const isNumber = typeof source === 'number' || /^-?[\d.]+$/.test(inWords(source))
  if (!isNumber) {
    keep(
      typeof source === 'string' && pictureFile.test(source),
      'input-settings/image',
      'invalid image type; supported types: [jpg, png, jpeg]',
    )
    return
  }
  keep(
    Number.isInteger(Number(source)) && isNumberIn(Number(source), callLimits.backgroundImage),
    'input-settings/image',
    'invalid image selection; must be an int, > 0, <= 10',
  )
}

function hasOnly(bag: Bag, keys: readonly string[]): boolean {
  return Object.keys(bag).every((key) => keys.includes(key))
}
