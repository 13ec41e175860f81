import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findOtherBrowsers } from './other-browsers.ts'
import { createTempProject } from './project/temp-project.ts'

function createPrograms(...files: string[]): string {
  const root = createTempProject(Object.fromEntries(files.map((file) => [file, '#!/bin/sh\n'])))
  for (const file of files) chmodSync(join(root, file), 0o755)
  return root
}

it('finds both by their names on the path', () => {
  const root = createPrograms('firefox', 'WebKitWebDriver', 'Xvfb')

  expect(findOtherBrowsers({ PATH: root })).toEqual({
    programs: { FIREFOX: join(root, 'firefox'), WEBKIT_DRIVER: join(root, 'WebKitWebDriver') },
    missing: [],
  })
})

it('takes the program that a variable names', () => {
  expect(findOtherBrowsers({ FIREFOX: 'mine', PATH: '' }).programs).toEqual({ FIREFOX: 'mine' })
})

it('names the ones that are missing: WebKit also without a screen to draw on', () => {
  const root = createPrograms('WebKitWebDriver')

  expect(findOtherBrowsers({ PATH: root })).toEqual({
    programs: {},
    missing: ['Firefox', 'WebKit'],
  })
})
