import { keep } from '../errors/option-error.ts'
import { inWords, isOneOf, optionsIn } from './kinds.ts'

export type RecordingOptions = {
  readonly type?: 'cloud' | 'raw-tracks' | 'local'
  readonly width?: number
  readonly height?: number
  readonly backgroundColor?: string
  readonly layout?: { readonly preset: string }
}

/** The type must be cloud, raw-tracks or local; without one it is cloud. */
export function checkRecording(options: RecordingOptions | undefined): void {
  const { type } = optionsIn(options)
  keep(
    type === undefined || isOneOf(type, ['cloud', 'raw-tracks', 'local']),
    'recording/type',
    `invalid type: ${inWords(type)}, allowed values 'cloud', 'raw-tracks', or 'local'`,
  )
}
