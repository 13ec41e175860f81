/** Whether an Accept-Encoding header takes the encoding; `q=0` means it does not. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  const qualities = qualitiesOf(header ?? '')
  const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0
  return quality > 0
}

// Browsers send a handful of different ones; whoever sends others is parsed each time.
const mostKnown = 100
const known = new Map<string, Map<string, number>>()

function qualitiesOf(header: string): Map<string, number> {
  const qualities = known.get(header) ?? parseQualities(header)
  if (known.size < mostKnown) known.set(header, qualities)
  return qualities
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    // A quality that is no number is taken for a refusal: the plain bytes are always right.
    qualities.set(name, quality === undefined ? 1 : Number.parseFloat(quality) || 0)
  }
  return qualities
}
