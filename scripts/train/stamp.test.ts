import { existsSync, readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createReader, desks, readModel, readWordTable } from '@nightdesk/understanding'
import { describe, expect, it } from 'vitest'
import { folders } from '../hear/heard-lines.ts'
import { sharedFolder } from './corpus.ts'
import { hashSources, modelFile, stampFile, wordsFile } from './stamp.ts'

const mostBytesEach = 3_000_000
const mostBytesTogether = 10_000_000

describe('the models', () => {
  it('are learned from the sentences and the code that are here: if not, run npm run train', () => {
    const { sources } = JSON.parse(readFileSync(stampFile, 'utf8')) as { sources: string }

    expect(sources).toBe(hashSources())
  })

  it('are small', () => {
    const sizes = desks.map(({ id }) => statSync(modelFile(id)).size)

    expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytesEach)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(mostBytesTogether)
    expect(statSync(wordsFile).size).toBeLessThanOrEqual(mostBytesEach)
  })

  it.each(folders.filter((id) => id !== sharedFolder))('read what callers say: %s', (id) => {
    expect(existsSync(modelFile(id))).toBe(true)
    const read = createReader(
      readModel(gunzipSync(readFileSync(modelFile(id)))),
      readWordTable(readFileSync(wordsFile)),
    )

    const { spans } = read('you can leave it with priscilla okonkwo', { asked: 'name' })

    expect(spans).toMatchObject([{ slot: 'name', text: 'priscilla okonkwo' }])
  })
})
