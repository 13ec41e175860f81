import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCalls, type DemoExample, type SampleCallId } from '@nightdesk/content'
import { bankVoice } from '@nightdesk/voice-provider'
import { siteDir } from '../project/paths.ts'
import { modelName } from '../voicebank/rendering-packages.ts'

/** How each call runs, for the page that shows it; and what it was made from. */
export const followFile = join(siteDir, 'app/features/sample-call/late/recordings.generated.json')
export const recordFile = join(import.meta.dirname, 'samples.generated.json')

// A new way of speaking, joining or encoding makes every recording anew.
export const encoding = '-ac 1 -c:a libmp3lame -b:a 48k -map_metadata -1'
/** A little slower than on the phone, where one knows what the call is about. */
export const pace = 0.92
const recipe = `v1 at ${pace}, ${encoding}`
export const mostBytes = 120_000

/** Men, so that nobody takes them for the receptionist; not everywhere the same one. */
const callers: Readonly<Record<SampleCallId, string>> = {
  'hotel-at-night': 'am_michael',
  'clinic-at-noon': 'am_fenrir',
  'clinic-at-night': 'am_puck',
  'advisors-at-night': 'am_puck',
  'pizzeria-at-seven': 'am_puck',
}

export type SpokenLine = { readonly words: string; readonly voice: string }

export const sampleIds = Object.keys(sampleCalls) as SampleCallId[]

/** Who says what. Whoever is not the receptionist has called. */
export function spokenLines(id: SampleCallId): readonly SpokenLine[] {
  const lines: DemoExample = sampleCalls[id]
  return lines.map(({ by, words }) => ({ words, voice: by === 'AIR' ? bankVoice : callers[id] }))
}

export function soundPath(id: SampleCallId): string {
  return join(siteDir, 'public/samples', `${id}.mp3`)
}

/** What a recording was made from, and its bytes, so that one from another run is noticed. */
export type SampleRecord = { readonly words: string; readonly sound: string }

export function describeSample(id: SampleCallId): SampleRecord {
  const path = soundPath(id)
  return {
    words: hashOf(JSON.stringify([recipe, modelName, spokenLines(id)])),
    sound: existsSync(path) ? hashOf(readFileSync(path)) : '',
  }
}

export function readRecords(): Readonly<Record<string, SampleRecord>> {
  if (!existsSync(recordFile)) return {}
  return JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, SampleRecord>
}

function hashOf(source: string | Uint8Array): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16)
}
