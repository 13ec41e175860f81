import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { isServerSource } from './server-sources.ts'

it.each([
  ['apps/server/src/app.ts', true, 'its own code'],
  ['packages/leads/src/delivery/worker.ts', true, 'a package it runs'],
  ['packages/understanding/src/read.ts', true, 'a package of a package'],
  ['packages/content/src/lead-mail.ts', true, 'words it sends'],
  ['packages/content/src/assistants/air-answers.ts', true, 'words it says'],
  ['packages/content/src/home.ts', false, 'words of a page'],
  ['packages/content/src/legal/terms.ts', false, 'words of a page'],
  ['apps/server/src/app.test.ts', false, 'a test'],
  ['packages/voice-client/src/index.ts', false, 'code of the browser'],
  ['apps/site/app/root.tsx', false, 'code of the site'],
  ['README.md', false, 'a document'],
])('%s: restart is %s, since it is %s', (file, expected) => {
  expect(isServerSource(rootDir, join(rootDir, file))).toBe(expected)
})
