import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTempProject } from '../project/temp-project.ts'
import { isBuilt, removeStamp, writeStamp } from './stamp.ts'

const createSite = () =>
  createTempProject({ 'build/client/index.html': '', 'build/pages.json': '{}' })

describe('the stamp of a build', () => {
  it('counts for exactly the inputs it was written for', () => {
    const site = createSite()

    writeStamp(site, 'one')

    expect(isBuilt(site, 'one')).toBe(true)
    expect(isBuilt(site, 'two')).toBe(false)
  })

  it('does not count once a new build has begun', () => {
    const site = createSite()
    writeStamp(site, 'one')

    removeStamp(site)

    expect(isBuilt(site, 'one')).toBe(false)
  })

  it('does not count without what was built', () => {
    const site = createSite()
    writeStamp(site, 'one')

    rmSync(join(site, 'build/pages.json'))

    expect(isBuilt(site, 'one')).toBe(false)
  })
})
