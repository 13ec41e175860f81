import { readFileSync, readlinkSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTempProject } from '../project/temp-project.ts'
import { filesBelow } from '../site-build/content-name.ts'
import { stageSite } from './stage-site.ts'
import { switchTo } from '../site-build/releases.ts'

const weekAgo = new Date('2026-01-01T00:00:00Z')

function createBuild(): string {
  const build = createTempProject({
    'releases/new/client/index.html': 'new',
    'releases/new/client/assets/same-1.js': 'same',
    'releases/new/client/assets/new-2.js': 'new',
    'releases/new/pages.json': '{}',
    'releases/new/source-maps/new-2.js.map': '{}',
    'releases/new/inputs': 'sources',
    'releases/old/client/index.html': 'old',
    'releases/old/client/assets/same-1.js': 'same',
    'releases/old/client/assets/old-3.js': 'old',
    'releases/old/client/widget/assets/old-4.js': 'old',
    'releases/old/pages.json': '{}',
  })
  switchTo(build, join(build, 'releases/new'))
  utimesSync(join(build, 'releases/old'), weekAgo, weekAgo)
  return build
}

describe('the site in the archive', () => {
  it('is the current release as it is served, and of earlier ones the hashed files it lacks', () => {
    const to = createTempProject({})

    stageSite(createBuild(), to)

    expect(filesBelow(to)).toEqual([
      'releases/new/client/assets/new-2.js',
      'releases/new/client/assets/same-1.js',
      'releases/new/client/index.html',
      'releases/new/pages.json',
      'releases/old/client/assets/old-3.js',
      'releases/old/client/widget/assets/old-4.js',
    ])
    expect(readlinkSync(join(to, 'current'))).toBe('releases/new')
    expect(readFileSync(join(to, 'current/client/index.html'), 'utf8')).toBe('new')
    expect(statSync(join(to, 'releases/old')).mtime).toEqual(weekAgo)
  })

  it('is not made of nothing', () => {
    const to = createTempProject({})

    expect(() => stageSite(createTempProject({}), to)).toThrow('The site is not built')
  })
})
