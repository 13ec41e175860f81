import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { findStaleness, writeManifest } from './manifest.ts'
import { expectedPictures } from './pictures.ts'
import { hashSocialSources, socialSources } from './sources.ts'

const publicFolder = join(rootDir, 'apps/site/public')
const largestPreview = 80_000

/** Width and height stand at the same place in every PNG file. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(join(publicFolder, file))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the committed pictures', () => {
  it('are current: if not, run npm run social', () => {
    expect(findStaleness(rootDir, expectedPictures)).toEqual([])
  })

  it.each(expectedPictures.filter((file) => file.startsWith('/social/')))(
    '%s is 1200 by 630 and small',
    (file) => {
      expect(sizeOf(file)).toEqual([1200, 630])
      expect(readFileSync(join(publicFolder, file)).length).toBeLessThan(largestPreview)
    },
  )

  it('include an icon for phones and one for tabs', () => {
    expect(sizeOf('/apple-touch-icon.png')).toEqual([180, 180])
    expect(sizeOf('/favicon.png')).toEqual([32, 32])
  })
})

describe('the sources of the pictures', () => {
  it('are found wherever an import, a style sheet or a font leads', () => {
    expect(socialSources(rootDir)).toEqual(
      expect.arrayContaining([
        'apps/site/social/social.tsx',
        'apps/site/social/papers.css',
        'apps/site/app/ui/slip.tsx',
        'apps/site/app/ui/day-strip/day-slots.ts',
        'apps/site/app/styles/tokens.css',
        'apps/site/app/fonts/besley.generated.woff2',
      ]),
    )
  })

  it('leave out what the pictures do not show', () => {
    expect(socialSources(rootDir).filter((file) => /\/(pages|features)\//.test(file))).toEqual([])
  })
})

describe('staleness', () => {
  const files = {
    'apps/site/social/index.html': '<script src="./social.tsx"></script>',
    'apps/site/social/social.tsx': "import './social.css'",
    'apps/site/social/social.css': 'a { color: red }',
    'apps/site/public/favicon.png': 'picture',
  }
  const pictures = ['/favicon.png']

  it('is not seen right after the pictures were made', () => {
    const root = createTempProject(files)
    writeManifest(root, pictures)

    expect(findStaleness(root, pictures)).toEqual([])
  })

  it('is seen when a source changes', () => {
    const root = createTempProject(files)
    writeManifest(root, pictures)
    const before = hashSocialSources(root)
    writeInto(root, 'apps/site/social/social.css', 'a { color: blue }')

    expect(hashSocialSources(root)).not.toBe(before)
    expect(findStaleness(root, pictures)).toEqual(['their sources have changed'])
  })

  it('is seen when a picture is missing, new or changed by hand', () => {
    const root = createTempProject(files)
    writeManifest(root, pictures)
    writeInto(root, 'apps/site/public/favicon.png', 'another')

    expect(findStaleness(root, [...pictures, '/social/new.png'])).toEqual([
      '/favicon.png is missing or was changed by hand',
      '/social/new.png is missing or was changed by hand',
    ])
  })

  it('is seen when the pictures were never made', () => {
    expect(findStaleness(createTempProject(files), pictures)).toHaveLength(1)
  })
})
