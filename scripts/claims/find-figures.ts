const number = String.raw`\d+(?:,\d+)*(?:\.\d+)?`
const words =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred'
const amount = String.raw`(?:${number}|${words})`
const range = String.raw`${number}(?:\s?(?:-|to)\s?${number})?`
const unit = '(?:second|minute|hour|day|week|month|year)s?'

/** The ways in which a number about us, or about the world, is put. */
const shapes = [
  String.raw`${range}\s?(?:%|percent\b)`,
  String.raw`\$\s?${number}[km]?`,
  String.raw`\b24\s?/\s?7\b`,
  String.raw`\b${number}\s?\+(?:\s?languages)?(?!\s?\d)`,
  String.raw`\b(?:more than|over) (?:${amount}) languages`,
  String.raw`\b${number}\s?(?:-|to)\s?${number} ${unit}\b`,
  String.raw`\bwithin (?:the )?(?:first )?${amount} ${unit}\b`,
  String.raw`\b(?:under|less than|in just|in only) ${amount} ${unit}\b`,
  String.raw`\b${amount} rings\b`,
  String.raw`\b(?:${number}|two|three|four|five|ten) times\b`,
  String.raw`\b${number}x\b`,
  String.raw`\b(?:half|twice|double|triple) the (?:cost|price|bookings|revenue|orders|calls)\b`,
].map((shape) => new RegExp(shape, 'g'))

/** One way to write what can be written in several: dashes, spaces, capitals. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\u00a0\u202f ]+/g, ' ')
}

/** Every stretch of a text that a reader could hold us to: percentages, amounts, multiples, deadlines. */
export function findFigures(text: string): readonly string[] {
  const plain = normalize(text)
  const found = shapes.flatMap((shape) => Array.from(plain.matchAll(shape)))
  return [...new Set(found.sort((a, b) => a.index - b.index).map(([figure]) => figure.trim()))]
}
