import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../../scripts/project/paths.ts'
import { css, mix, srgb, token } from './color.ts'
import { tokens } from './tokens.ts'

const siteTokens = readFileSync(join(rootDir, 'apps/site/app/styles/tokens.css'), 'utf8')

function hex(color: Parameters<typeof srgb>[0]): string {
  const channels = srgb(color).map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${channels.join('')}`
}

describe('the film’s colors', () => {
  it.each(Object.entries(tokens))('are the site’s: --%s', (name, [lightness, chroma, hue]) => {
    expect(siteTokens).toContain(`--${name}: oklch(${lightness} ${chroma} ${hue});`)
  })

  it.each([
    ['paper', '#f2f8ef'],
    ['onair', '#f6590c'],
    ['lamp', '#f7c454'],
    ['carbon', '#1b4b90'],
    ['slip', '#fcd9de'],
    ['night', '#071a16'],
  ] as const)('are painted as the art direction says: %s is %s', (name, painted) => {
    expect(hex(token(name))).toBe(painted)
  })

  it('mix evenly', () => {
    expect(mix([0, 0, 0], [1, 0.2, -0.2], 0.5)).toEqual([0.5, 0.1, -0.1])
  })

  it('are written for the canvas with their opacity', () => {
    expect(css([0.5, 0.123456, -0.1], 0.25)).toBe('oklab(0.5 0.12346 -0.1 / 0.25)')
  })
})
