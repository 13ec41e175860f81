/** The site's build is missing or cannot be used; the message is one line for the person starting it. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  readonly kind: 'missing' | 'damaged'

  constructor(kind: SiteError['kind'], detail: string) {
    const state = kind === 'missing' ? 'not built' : 'built wrongly'
    super(`The site is ${state} (${detail}): run npm start.`)
    this.kind = kind
  }
}
