import type { PageCallOptions } from '../page-call.ts'

type Asked = Pick<PageCallOptions, 'assistantId' | 'assistantOverrides'>

/** Asks the embedded provider for a call, as a page of ours does. Resolves to where it is joined. */
export async function askForCall({ assistantId, assistantOverrides }: Asked): Promise<string> {
  const { token } = await post('/token', { assistantId })
  const { webCallUrl } = await post('/call/web', { assistantId, assistantOverrides }, token)
  return webCallUrl
}

async function post(
  path: string,
  body: object,
  token?: string,
): Promise<{ token: string; webCallUrl: string }> {
  const answer = await fetch(`/voice${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { token: string; webCallUrl: string }
}
