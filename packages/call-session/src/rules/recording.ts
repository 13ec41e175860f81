import { keep } from '../errors/option-error.ts'
import { isOneOf } from './kinds.ts'

export type RecordingOptions = {
  readonly type?: 'cloud' | 'raw-tracks' | 'local'
  readonly width?: number
  readonly height?: number
  readonly backgroundColor?: string
  readonly layout?: { readonly preset: string }
}

/** Spec §5: recording type must be cloud, raw-tracks or local; none is cloud. */
export function checkRecording({ type }: RecordingOptions = {}): void {
  keep(
    type === undefined || isOneOf(type, ['cloud', 'raw-tracks', 'local']),
    'recording/type',
    `invalid type: ${String(type)}, allowed values 'cloud', 'raw-tracks', or 'local'`,
  )
}
