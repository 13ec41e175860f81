import { createHash } from 'node:crypto'
import {
  createOpusWriter,
  packClip,
  readClipFile,
  writeClipFile,
  type ClipEntry,
  type StoredClip,
} from '@nightdesk/voice-provider'
import {
  kokoroRateHz,
  quicken,
  shapeClip,
  type Kokoro,
} from '@nightdesk/voice-provider/speak-ahead'
import { assertNotStopping } from '../process/children.ts'
import { modelName } from './rendering-packages.ts'
import { readPace } from './voices.ts'

// A new way of shaping or encoding makes every clip anew.
const recipe = 'v1 32 kbit/s, 20 ms, cut and levelled'
const recipeAt = (pace: number) => (pace === 1 ? recipe : `${recipe}, quickened by ${pace}`)
const highestComplexity = 10
const saveEvery = 10
const shape = { rateHz: kokoroRateHz, leadMs: 10, tailMs: 50 }

export type WantedClip = { readonly text: string; readonly voice: string }

type RenderOptions = {
  readonly dir: string
  readonly name: string
  readonly wanted: readonly WantedClip[]
  readonly loadVoice: () => Promise<Kokoro>
  /** Only counts. */
  readonly isCheck: boolean
  /** How much quicker than the model a clip is said; at its pace where nothing is told. */
  readonly paceOf?: (text: string) => number
}

/**
 * Makes the clips that are missing, drops those nobody wants any more, and leaves the others as they are. Returns how
 * many were missing.
 */
export async function renderClips(options: RenderOptions): Promise<number> {
  const { dir, name, wanted, loadVoice, isCheck, paceOf = () => 1 } = options
  const present = new Map(readClipFile(dir, name).clips.map((clip) => [clip.hash, clip]))
  const entries = wanted.map((clip): ClipEntry => ({
    text: clip.text,
    voice: clip.voice,
    hash: hashOf(clip, paceOf(clip.text)),
  }))
  const isMissing = ({ hash }: ClipEntry) => !present.has(hash)
  // Sentences first: should the run be stopped, they are what everybody hears.
  const missing = entries.filter(isMissing).toSorted((a, b) => wordsOf(b) - wordsOf(a))
  console.log(`${name}: ${entries.length} clips, ${missing.length} to make`)
  if (isCheck) return missing.length
  const save = () =>
    writeClipFile(
      dir,
      name,
      entries.flatMap(({ hash }) => present.get(hash) ?? []),
    )
  try {
    for (const [at, entry] of missing.entries()) {
      assertNotStopping()
      const speak = await loadVoice()
      const { voice, speed } = readPace(entry.voice)
      const samples = shapeClip(await speak(entry.text, voice, speed), shape)
      const quick = quicken(samples, paceOf(entry.text), kokoroRateHz)
      const clip: StoredClip = { ...entry, bytes: packClip(await encode(quick)) }
      present.set(entry.hash, clip)
      // A run may be killed, and a clip takes seconds.
      if (at % saveEvery === saveEvery - 1) {
        save()
        console.log(`${name}: ${at + 1} of ${missing.length}`)
      }
    }
  } finally {
    save()
  }
  return missing.length
}

function wordsOf({ text }: ClipEntry): number {
  return text.split(' ').length
}

// Each clip starts with a fresh encoder, as its listener does.
async function encode(samples: Float32Array): Promise<Uint8Array[]> {
  const writer = await createOpusWriter(kokoroRateHz, highestComplexity)
  try {
    return writer.write(samples)
  } finally {
    writer.close()
  }
}

function hashOf({ text, voice }: WantedClip, pace: number): string {
  const source = JSON.stringify([recipeAt(pace), modelName, voice, text])
  return createHash('sha256').update(source).digest('hex').slice(0, 16)
}
