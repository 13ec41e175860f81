export type RequestTarget = {
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
}

const targetShape = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i

/** Splits a request's address as sent; the host of an absolute one is dropped. */
export function splitTarget(url: string): RequestTarget {
  const [, path = '', query = ''] = targetShape.exec(url) ?? []
  return { path, query }
}
