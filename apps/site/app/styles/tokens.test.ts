import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, isInSrgb, type Oklch } from './contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const palette = new Map<string, Oklch>(
  [...css.matchAll(/^ {2}--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);$/gm)].map(
    ([, name = '', lightness, chroma, hue]) => [
      name,
      [Number(lightness), Number(chroma), Number(hue)],
    ],
  ),
)
palette.set('white', [1, 0, 0])

function token(name: string): Oklch {
  const color = palette.get(name)
  if (!color) throw new Error(`tokens.css has no color --${name}`)
  return color
}

const text = 4.5
const graphic = 3

const pairs: readonly (readonly [string, string, number])[] = [
  ['ink', 'paper', text],
  ['ink', 'sheet', text],
  ['ink', 'paper-sunk', text],
  ['ink-soft', 'paper', text],
  ['ink-soft', 'paper-sunk', text],
  ['ink-faint', 'paper', text],
  ['ink-faint', 'paper-sunk', text],
  ['ink-faint', 'sheet', text],
  ['bottle', 'paper', text],
  ['bottle', 'sheet', text],
  ['bottle', 'paper-sunk', text],
  ['bottle', 'bottle-tint', text],
  ['white', 'bottle', text],
  ['white', 'bottle-hover', text],
  ['paper', 'bottle', text],
  ['paper', 'bottle-hover', text],
  ['bottle-tint', 'bottle', text],
  ['rule-strong', 'paper', graphic],
  ['rule-strong', 'sheet', graphic],
  ['rule', 'paper', 1],
  ['onair', 'paper', graphic],
  ['onair', 'sheet', graphic],
  ['onair', 'night', text],
  ['onair', 'night-card', text],
  ['white', 'onair-deep', text],
  ['onair-deep', 'paper', text],
  ['onair-deep', 'sheet', text],
  ['onair-deep', 'onair-tint', text],
  ['night-sunk', 'onair', text],
  ['ink', 'onair', text],
  ['ink', 'slip', text],
  ['carbon', 'slip', text],
  ['carbon', 'sheet', text],
  ['carbon', 'paper', text],
  ['slip-label', 'slip', text],
  ['crimson', 'slip', text],
  ['slip-edge', 'paper', 1],
  ['ink', 'lamp', text],
  ['lamp', 'night', graphic],
  ['lamp', 'night-card', graphic],
  ['lamp', 'bottle', graphic],
  ['crimson', 'crimson-tint', text],
  ['crimson', 'sheet', text],
  ['crimson', 'paper', text],
  ['white', 'crimson', text],
  ['crimson-lit', 'night', text],
  ['crimson-lit', 'night-card', text],
  ['leaf', 'sheet', text],
  ['leaf', 'paper', text],
  ['night-ink', 'night', text],
  ['night-ink', 'night-card', text],
  ['night-soft', 'night', text],
  ['night-soft', 'night-card', text],
  ['night-faint', 'night', text],
  ['night-faint', 'night-card', text],
  ['night-rule-strong', 'night', graphic],
  ['night-rule-strong', 'night-card', graphic],
  ['ink', 'night-ink', text],
  ['ink', 'night-soft', text],
]

describe('the palette', () => {
  it.each(pairs)('sets %s on %s with a contrast of at least %d', (front, back, least) => {
    expect(contrastRatio(token(front), token(back))).toBeGreaterThanOrEqual(least)
  })

  it.each([...palette.keys()])('keeps %s inside sRGB', (name) => {
    expect(isInSrgb(token(name))).toBe(true)
  })

  it('agrees with the known contrast of black on white', () => {
    expect(contrastRatio([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 5)
  })
})

describe('the two schemes', () => {
  const rolesIn = (selector: string) => {
    const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
    return [...block.matchAll(/^ {2}--([\w-]+): var\(/gm)].map(([, role]) => role)
  }

  it('bind no role by night that the day does not have', () => {
    const day = rolesIn("[data-scheme='day']")

    expect(rolesIn("[data-scheme='night']").filter((role) => !day.includes(role))).toEqual([])
  })
})
