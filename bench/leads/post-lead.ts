import { idempotencyHeader } from '@nightdesk/contracts'

export type Answer = {
  readonly status: number
  readonly reference?: string
  /** When the lead waits for a proof. */
  readonly proofBits?: number
}

// A page gives up after that, and tries again later.
const longestWaitMs = 15_000

export type Form = { readonly name: string; readonly email: string; readonly message: string }

export function numberedForm(number: number): Form {
  return {
    name: `Visitor ${number}`,
    email: `visitor-${number}@clinic.example`,
    message: `Message ${number}`,
  }
}

export type PostOptions = {
  /** The idempotency key. */
  readonly key?: string
  /** The visitor's address, as a proxy tells it. */
  readonly visitor?: string
}

/** Posts a form; nothing when no answer came. */
export async function postForm(
  url: string,
  form: Form,
  { key, visitor }: PostOptions = {},
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { [idempotencyHeader]: key }),
        ...(visitor && { 'x-forwarded-for': visitor }),
      },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    const text = await response.text()
    const body = (response.ok ? JSON.parse(text) : {}) as Omit<Answer, 'status'>
    return { ...body, status: response.status }
  } catch {
    return undefined
  }
}
