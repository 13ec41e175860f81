import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { configKeys, readConfig } from './index.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

it('has each setting in .env.example: one line of purpose and default, one assignment to uncomment', () => {
  for (const { name, purpose, fallback } of configKeys) {
    expect(example).toContain(`# ${purpose} (default: ${fallback})\n# ${name}=`)
  }
})

it('has nothing in .env.example that is not a setting', () => {
  const names = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1])

  expect(names).toEqual(configKeys.map((key) => key.name))
})

it('has only values in .env.example that can be used as they stand', () => {
  const assignments = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)]
  const env = Object.fromEntries(assignments.map(([, name, value]) => [name, value]))

  expect(() => readConfig(env)).not.toThrow()
})
