/** The contrast of two colors as WCAG 2 measures it, from their OKLCH values. */
export type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number]

/** OKLab's matrices: to cone responses, then to linear sRGB. */
function linearRgb([lightness, chroma, hueDegrees]: Oklch): readonly [number, number, number] {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function gammaEncoded(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}

function gammaDecoded(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}

/** Luminance of the 8-bit color a browser paints, not of the ideal one. */
function luminance(color: Oklch): number {
  const painted = linearRgb(color).map((channel) => {
    const clamped = Math.min(1, Math.max(0, channel))
    return gammaDecoded(Math.round(255 * gammaEncoded(clamped)) / 255)
  })
  const [red = 0, green = 0, blue = 0] = painted
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastRatio(one: Oklch, other: Oklch): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Whether the color lies inside sRGB, so that every screen paints it alike. */
export function isInSrgb(color: Oklch): boolean {
  const tolerance = 0.0005
  return linearRgb(color).every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
}
