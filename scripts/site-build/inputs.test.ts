import { describe, expect, it } from 'vitest'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { hashSiteInputs } from './inputs.ts'

function createCheckout(): string {
  return createTempProject({
    'package-lock.json': '{}',
    'apps/site/package.json':
      '{ "name": "@nightdesk/site", "dependencies": { "@nightdesk/content": "1" } }',
    'apps/site/app/root.tsx': 'one',
    'packages/content/package.json':
      '{ "name": "@nightdesk/content", "dependencies": { "@nightdesk/contracts": "1" } }',
    'packages/contracts/package.json': '{ "name": "@nightdesk/contracts" }',
    'packages/leads/package.json': '{ "name": "@nightdesk/leads" }',
  })
}

describe('the hash of what the site is made of', () => {
  it.each([
    ['a source of the site', 'apps/site/app/root.tsx'],
    ['a new file of the site', 'apps/site/app/new.tsx'],
    ['a package the site uses', 'packages/content/src/a.ts'],
    ['a package used by a package the site uses', 'packages/contracts/src/a.ts'],
    ['the lockfile', 'package-lock.json'],
  ])('changes with %s', (_title, file) => {
    const root = createCheckout()
    const before = hashSiteInputs(root)

    writeInto(root, file, 'two')

    expect(hashSiteInputs(root)).not.toBe(before)
  })

  it.each([
    ['a test', 'apps/site/app/root.test.ts'],
    ['a built file', 'apps/site/build/client/index.html'],
    ['a generated type', 'apps/site/.react-router/types/a.ts'],
    ['a package the site does not use', 'packages/leads/src/a.ts'],
  ])('stays the same with %s', (_title, file) => {
    const root = createCheckout()
    const before = hashSiteInputs(root)

    writeInto(root, file, 'two')

    expect(hashSiteInputs(root)).toBe(before)
  })
})
