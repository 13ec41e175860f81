import { callLimits } from '@nightdesk/contracts'
import { keep } from '../errors/option-error.ts'

export function checkAudioLevelInterval(intervalMs: unknown): void {
  keep(
    typeof intervalMs === 'number' && intervalMs >= callLimits.audioLevelIntervalMinMs,
    'audio-level/interval',
    'The interval must be a number greater than or equal to 100 milliseconds.',
  )
}
