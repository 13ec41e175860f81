import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, listFiles } from '../scripts/project/files.ts'
import { rootDir } from '../scripts/project/paths.ts'

/** What decides the picture: the scenes, their colors, their timing, the frame, and the settings of the encoders. */
const sources = [
  'film/color',
  'film/scenes',
  'film/shops',
  'film/timeline',
  'film/moment.ts',
  'film/settings.ts',
  'film/encode.ts',
  'film/results.ts',
]

function filesOf(source: string): string[] {
  return source.endsWith('.ts') ? [source] : listFiles(join(rootDir, source), rootDir)
}

/** One hash over all sources of the film: when it changes, the film must be rendered anew. */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).filter((path) => !isTestFile(path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(rootDir, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
