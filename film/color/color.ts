import { tokens, type TokenName } from './tokens.ts'

/** A color in OKLab: mixes of two look like what lies between them, without a gray dip. */
export type Color = readonly [lightness: number, a: number, b: number]

/** A color of the site, by its name in tokens.css. */
export function token(name: TokenName): Color {
  const [lightness, chroma, hueDegrees] = tokens[name]
  const hue = (hueDegrees * Math.PI) / 180
  return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]
}

/** `share` of the second color in the first: 0 is the first alone. */
export function mix(first: Color, second: Color, share: number): Color {
  const between = (index: 0 | 1 | 2) => first[index] + (second[index] - first[index]) * share
  return [between(0), between(1), between(2)]
}

/** A mix of two of the site's colors. */
export function blend(first: TokenName, second: TokenName, share: number): Color {
  return mix(token(first), token(second), share)
}

/** The color as the canvas takes it. */
export function css(color: Color, alpha = 1): string {
  const [lightness, a, b] = color.map((channel) => Number(channel.toFixed(5)))
  return `oklab(${lightness} ${a} ${b} / ${Number(alpha.toFixed(4))})`
}

/** Red, green and blue from 0 to 255, not yet rounded: what the sky's pixels are dithered from. */
export function srgb([lightness, a, b]: Color): readonly [number, number, number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function encode(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return 255 * encoded
}
