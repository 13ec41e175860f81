import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../scripts/project/paths.ts'
import { describeFilm, readRecord } from './record.ts'
import { resultPath, results } from './results.ts'

const renderAgain = 'the film is stale: run npm run film'

describe('the rendered film', () => {
  it.each(Object.values(results))('has $file within $mostBytes bytes', (result) => {
    expect(existsSync(resultPath(result)), renderAgain).toBe(true)
    expect(statSync(resultPath(result)).size).toBeLessThanOrEqual(result.mostBytes)
  })

  it('was made from the sources as they are', () => {
    expect(readRecord(), renderAgain).toEqual(describeFilm())
  })

  it.each(Object.values(results))('is what the player shows: $file', ({ file }) => {
    const player = readFileSync(join(rootDir, 'apps/site/app/features/film/film.tsx'), 'utf8')

    expect(player).toContain(`/${file}`)
  })
})
