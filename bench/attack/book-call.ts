import type { Place } from './attack.ts'
import { ask } from './ask.ts'

const withinMs = 5_000

export const assistantIds = ['front-desk', 'hotels', 'transportation', 'air'] as const

export type BookedCall = {
  /** Where its media is, from the top of the server. */
  readonly path: string
  readonly hangUp: () => Promise<void>
}

/** Asks for a call as a page does. Nothing when the server has none to give. */
export async function bookCall(
  place: Place,
  from: string,
  assistantId: string,
): Promise<BookedCall | undefined> {
  const post = async (path: string, token: string) => {
    const answer = await ask(place, {
      path: `/voice${path}`,
      method: 'POST',
      headers: {
        origin: place.url,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ assistantId }),
      from,
      withinMs,
    })
    return answer.status === 201 ? (JSON.parse(answer.text) as Record<string, string>) : {}
  }
  try {
    const { token = '' } = await post('/token', 'none')
    const { webCallUrl } = await post('/call/web', token)
    if (!webCallUrl) return undefined
    const { pathname, search } = new URL(webCallUrl)
    const path = pathname + search
    const hangUp = () => ask(place, { path, method: 'DELETE', from, withinMs }).then(ignore, ignore)
    return { path, hangUp }
  } catch {
    return undefined
  }
}

function ignore(): void {}
