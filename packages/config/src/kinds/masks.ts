/** Shows that a secret is set and nothing of it. */
export function hide(): string {
  return '(hidden)'
}

/** Hides the user and the password; where the address leads helps to find a mistake. */
export function maskCredentials(text: string): string {
  const { scheme, host, path, hasCredentials } = splitAddress(text)
  return `${scheme}//${hasCredentials ? '***@' : ''}${host}${path}`
}

/** Hooks often carry their key in the path. */
export function maskPath(text: string): string {
  const { scheme, host } = splitAddress(text)
  return `${scheme}//${host}/***`
}

// This package compiles without the types of the DOM and of Node, so there is no URL class.
export function splitAddress(text: string) {
  const [, scheme = '', credentials = '', host = '', path = ''] =
    /^([a-z]+:)\/\/(?:([^/?#]*)@)?([^/?#]*)([^?#]*)/i.exec(text) ?? []
  return { scheme, host, path, hasCredentials: credentials !== '' }
}
