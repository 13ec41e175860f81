import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { unpackClip } from './packed-clip.ts'

/** One clip of a file of clips: what is said, and from which text, voice and model it was made. */
export type ClipEntry = {
  readonly text: string
  readonly voice: string
  readonly hash: string
}

export type StoredClip = ClipEntry & { readonly bytes: Uint8Array }

type Row = readonly [text: string, voice: string, hash: string, length: number]

/** Many clips in one file of Opus packets, with a list beside it. */
export type ClipFile = {
  readonly clips: readonly StoredClip[]
}

/** Reads `NAME.json` and `NAME.opus`; a file that is not there has no clips. */
export function readClipFile(dir: string, name: string): ClipFile {
  const listPath = join(dir, `${name}.json`)
  if (!existsSync(listPath)) return { clips: [] }
  const rows = JSON.parse(readFileSync(listPath, 'utf8')) as readonly Row[]
  const bytes = readFileSync(join(dir, `${name}.opus`))
  let at = 0
  const clips = rows.map(([text, voice, hash, length]) => {
    const clip = { text, voice, hash, bytes: bytes.subarray(at, at + length) }
    at += length
    return clip
  })
  return { clips }
}

/** Writes both files, in the order given, one row a line so that changes can be read. */
export function writeClipFile(dir: string, name: string, clips: readonly StoredClip[]): void {
  mkdirSync(dir, { recursive: true })
  const rows = clips.map(({ text, voice, hash, bytes }) => [text, voice, hash, bytes.length])
  writeFileSync(join(dir, `${name}.opus`), Buffer.concat(clips.map(({ bytes }) => bytes)))
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  writeFileSync(join(dir, `${name}.json`), `[\n${lines}\n]\n`)
}

export function clipPackets(clip: StoredClip): readonly Uint8Array[] {
  return unpackClip(clip.bytes)
}
