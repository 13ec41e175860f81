// In this order: most browsers also call themselves by the names of those after them.
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*Safari/],
]

/** Name and main version: enough to see which browsers have a fault, too little to tell visitors apart. */
export function browserName(userAgent: string): string {
  for (const [name, version] of browsers) {
    const [, found] = version.exec(userAgent) ?? []
    if (found) return `${name} ${found}`
  }
  return 'other'
}
