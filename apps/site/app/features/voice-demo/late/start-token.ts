/** Fetches the right to start one call: for one assistant, once, within a minute, from this page. */
export async function mintStartToken(baseUrl: string, assistantId: string): Promise<string> {
  const response = await fetch(`${baseUrl}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ assistantId }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const token = typeof answer === 'object' && answer !== null && 'token' in answer && answer.token
  if (response.ok && typeof token === 'string') return token
  throw new Error(`No call could be started (${response.status}).`)
}
