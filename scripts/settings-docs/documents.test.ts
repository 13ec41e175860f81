import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingList } from '@nightdesk/config'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { checkDocument, settingDocuments, writeDocuments } from './documents.ts'

describe('the documents of the settings', () => {
  it.each(settingDocuments)(
    '%s says what the table of settings says: if it is stale, run npm run config -- write',
    async (file) => {
      const { text } = await checkDocument(rootDir, file)
      expect(readFileSync(join(rootDir, file), 'utf8')).toBe(text)
    },
  )

  it('are rewritten where they are stale, and only there', async () => {
    const copies = settingDocuments.map((file) => [file, readFileSync(join(rootDir, file), 'utf8')])
    const root = createTempProject(Object.fromEntries(copies))
    const read = () => readFileSync(join(root, 'README.md'), 'utf8')
    const original = read()
    const [first] = settingList

    writeInto(root, 'README.md', original.replace(first?.help ?? '', 'something else'))
    const written = await writeDocuments(root)

    expect(written).toEqual(['README.md'])
    expect(read()).toBe(original)
  })

  it('tell in a plain line that their marks are gone', async () => {
    const files = Object.fromEntries(settingDocuments.map((file) => [file, '']))

    await expect(writeDocuments(createTempProject(files))).rejects.toThrow(/needs one part between/)
  })
})
