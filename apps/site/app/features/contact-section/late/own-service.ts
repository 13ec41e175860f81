/** True when the form posts to this project's own server, which answers with a reference number. */
export function isOwnService(endpoint: string): boolean {
  return endpoint.startsWith('/')
}
