/** Tells the provider that the call is over; outlives the page. */
export async function endCall(fetch: typeof globalThis.fetch, url: string): Promise<void> {
  await fetch(url, { method: 'DELETE', keepalive: true })
}
