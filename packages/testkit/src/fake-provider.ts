import type { Fetch } from '@nightdesk/voice-client'

type Init = Parameters<Fetch>[1]
type Answer = Awaited<ReturnType<Fetch>>

export type ProviderRequest = { readonly url: string; readonly init: Init }

/** The provider's HTTP side: answers the creation of calls as a test wants it to. */
export class FakeProvider {
  readonly requests: ProviderRequest[] = []
  /** `offline` cannot be reached, `waits` does not answer until `answer` or an abort. */
  mood: 'answers' | 'waits' | 'offline' = 'answers'
  status = 201
  /** Sent as JSON, or as it is where it is text. */
  body: unknown = undefined
  readonly #waiting: (() => void)[] = []

  /** Where the n-th call is joined. */
  callUrl(count = 1): string {
    return `https://provider.example/call/web/c${count}/media?key=k${count}`
  }

  get inFlight(): number {
    return this.#waiting.length
  }

  answer(): void {
    this.mood = 'answers'
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  readonly fetch: Fetch = async (url, init) => {
    this.requests.push({ url, init })
    const count = this.requests.length
    if (this.mood === 'offline') throw new TypeError('Failed to fetch')
    if (this.mood === 'waits') await this.#held(init)
    return toAnswer(this.status, this.body ?? { id: `c${count}`, webCallUrl: this.callUrl(count) })
  }

  #held({ signal }: Init): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve)
      const abort = () => {
        this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
        reject(new TypeError('aborted'))
      }
      signal.addEventListener('abort', abort, { once: true })
    })
  }
}

function toAnswer(status: number, body: unknown): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { ok: status >= 200 && status < 300, status, text: async () => text }
}
