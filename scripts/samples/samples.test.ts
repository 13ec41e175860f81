import { readFileSync, statSync } from 'node:fs'
import { recordingOf } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import {
  describeSample,
  followFile,
  mostBytes,
  readRecords,
  sampleIds,
  soundPath,
  spokenLines,
} from './recordings.ts'

type Course = { readonly starts: readonly number[]; readonly levels: string }

const courses = JSON.parse(readFileSync(followFile, 'utf8')) as Record<string, Course>

describe.each(sampleIds)('the recording %s', (id) => {
  it('says what stands on its page: npm run samples makes it anew', () => {
    expect(readRecords()[id]).toEqual(describeSample(id))
  })

  it('has a beginning for each line, in order', () => {
    const { starts } = courses[id] ?? { starts: [] }

    expect(starts).toHaveLength(spokenLines(id).length)
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts)
  })

  it('is as long as its button says', () => {
    const seconds = Math.round((courses[id]?.levels.length ?? 0) / 10)

    expect(recordingOf(id).length).toBe(`0:${seconds}`)
  })

  it('is soon fetched', () => {
    expect(statSync(soundPath(id)).size).toBeLessThanOrEqual(mostBytes)
  })
})

it('has two voices in each call', () => {
  for (const id of sampleIds) {
    expect(new Set(spokenLines(id).map(({ voice }) => voice)).size).toBe(2)
  }
})
