import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'
import { createTempProject } from './project/temp-project.ts'

function createPrograms(...files: string[]): string {
  const root = createTempProject(Object.fromEntries(files.map((file) => [file, '#!/bin/sh\n'])))
  for (const file of files) chmodSync(join(root, file), 0o755)
  return root
}

it('takes the Chromium that CHROMIUM names', () => {
  expect(findChromium({ CHROMIUM: 'mine', PATH: createPrograms('chromium') })).toBe('mine')
})

it('finds one on the path, by any of its names, the windowless one first, Chromium before Chrome', () => {
  const chrome = createPrograms('google-chrome')
  const chromium = createPrograms('chromium-browser')

  expect(findChromium({ PATH: chrome })).toBe(join(chrome, 'google-chrome'))
  expect(findChromium({ PATH: [chrome, chromium].join(delimiter) })).toBe(
    join(chromium, 'chromium-browser'),
  )
  const both = createPrograms('chromium', 'chromium-headless-shell')
  expect(findChromium({ PATH: both })).toBe(join(both, 'chromium-headless-shell'))
})

it('says in one line that the one CHROMIUM names does not start', async () => {
  await expect(ensureChromium({ CHROMIUM: 'no-such-browser' })).rejects.toThrow(
    'CHROMIUM names no-such-browser, which does not start.',
  )
})

it('installs the windowless one where only another is there', async () => {
  const PATH = createPrograms('chromium')
  const install = vi.fn(async (program: string) => {
    writeFileSync(join(PATH, program), '#!/bin/sh\n', { mode: 0o755 })
  })

  const shell = join(PATH, 'chromium-headless-shell')
  expect(await ensureChromium({ PATH }, install)).toBe(shell)
  expect(await ensureChromium({ PATH }, install)).toBe(shell)
  expect(install).toHaveBeenCalledOnce()
})

it('is content with the one that is there when no other can be installed', async () => {
  const PATH = createPrograms('chromium')

  expect(await ensureChromium({ PATH }, async () => {})).toBe(join(PATH, 'chromium'))
})

it('says what to do when there is none and none can be installed', async () => {
  const PATH = createPrograms()

  await expect(ensureChromium({ PATH }, async () => {})).rejects.toThrow(/^No Chromium: install/)
})
