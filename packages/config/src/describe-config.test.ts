import { expect, it } from 'vitest'

import { configKeys, describeConfig, readConfig } from './index.ts'

it('lists every setting once, in the order of the documents', () => {
  const names = describeConfig(readConfig({})).map((row) => row.name)

  expect(names).toEqual(configKeys.map((key) => key.name))
})

it('calls everything a default when nothing is set', () => {
  expect(describeConfig(readConfig({})).every((row) => row.isDefault)).toBe(true)
})

it('tells what was changed from what follows from it', () => {
  expect(describeConfig(readConfig({ PORT: '8080', LOG_LEVEL: 'debug' }))).toEqual([
    { name: 'PORT', value: '8080', isDefault: false },
    { name: 'HOST', value: '0.0.0.0', isDefault: true },
    { name: 'PUBLIC_URL', value: 'http://localhost:8080', isDefault: true },
    { name: 'LOG_LEVEL', value: 'debug', isDefault: false },
  ])
})
