import { describe, expect, it } from 'vitest'

import { readConfig, settingList } from './index.ts'
import { fallbackOf } from './setting.ts'
import { asText } from './settings.ts'

describe('the table of settings', () => {
  it('has each name and each field once', () => {
    const unique = (values: readonly string[]) => new Set(values).size

    expect(unique(settingList.map(({ name }) => name))).toBe(settingList.length)
    expect(unique(settingList.map(({ field }) => field))).toBe(settingList.length)
  })

  it.each(settingList)('tells in one line what $name does', ({ help, fallbackText }) => {
    expect(help).toMatch(/^[^\n|]+[^\n|.]$/)
    expect(fallbackText).toMatch(/^[^\n|]+$/)
  })

  it('has examples that can be used as they stand, all together', () => {
    const env = Object.fromEntries(settingList.map(({ name, example }) => [name, example]))

    expect(() => readConfig(env)).not.toThrow()
  })

  // Where that is none, there is nothing to write.
  const withDefault = settingList
    .filter(({ fallbackText }) => fallbackText !== 'none')
    .filter((row) => fallbackOf(row, {}) !== undefined)

  it.each(withDefault)('reads the default of $name, written out, as if it were not', (row) => {
    const written = readConfig({ [row.name]: asText(fallbackOf(row, {})) })

    // Whoever writes their address has not left it to be assumed.
    const isPublicUrlAssumed = row.name !== 'PUBLIC_URL'
    expect(written).toEqual({ ...readConfig({}), isPublicUrlAssumed })
  })
})
