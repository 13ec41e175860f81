import { join } from 'node:path'
import { rootDir } from '../scripts/project/paths.ts'

export type Result = {
  /** Where it is served from, under the site's public folder. */
  readonly file: string
  readonly mostBytes: number
}

/** What `npm run film` writes, and what it may weigh. The site's player names the same files. */
export const results = {
  webm: { file: 'film/one-night.webm', mostBytes: 900_000 },
  mp4: { file: 'film/one-night.mp4', mostBytes: 900_000 },
  poster: { file: 'film/poster.avif', mostBytes: 60_000 },
} as const satisfies Record<string, Result>

/** The time on the poster's clock. */
export const posterMinute = 31 * 60 + 40

export const recordFile = join(rootDir, 'film/film.generated.json')

export function resultPath({ file }: Result): string {
  return join(rootDir, 'apps/site/public', file)
}
