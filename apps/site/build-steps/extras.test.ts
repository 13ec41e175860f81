import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readExtras } from './extras.ts'
import { putSourceMapsAside } from './source-maps.ts'

/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-extras-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return pathToFileURL(`${folder}/`)
}

function filesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
}

const bundle = {
  'app/features/tag-manager/tag-manager.ts': { file: 'assets/tags-A1.js' },
  'app/features/error-reports/error-reports.ts': { file: 'assets/errors-B2.js' },
  'app/features/voice-widget/voice-widget.ts': { file: 'assets/widget-C3.js' },
}

describe('the scripts for outside services', () => {
  it('are found by their sources, and the list of them is taken away', async () => {
    const site = folderWith({ 'extras.json': JSON.stringify(bundle) })

    expect(await readExtras(site)).toEqual({
      tagManager: '/assets/tags-A1.js',
      errorReports: '/assets/errors-B2.js',
      voiceWidget: '/assets/widget-C3.js',
    })
    expect(existsSync(new URL('extras.json', site))).toBe(false)
  })

  it('stop the build when one is missing', async () => {
    const site = folderWith({ 'extras.json': '{}' })

    await expect(readExtras(site)).rejects.toThrow('tag-manager.ts was not built')
  })
})

describe('source maps', () => {
  it('are put outside of what is served', async () => {
    const site = folderWith({ 'assets/a.js': '', 'assets/a.js.map': '{}', 'b.js.map': '{}' })
    const aside = new URL('source-maps/', folderWith({}))

    await putSourceMapsAside(site, aside)

    expect(filesIn(site)).toEqual(['assets', 'assets/a.js'])
    expect(filesIn(aside)).toEqual(['assets', 'assets/a.js.map', 'b.js.map'])
  })
})
