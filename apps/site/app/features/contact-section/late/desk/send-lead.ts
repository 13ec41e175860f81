import { fixedFields, idempotencyHeader, leadFieldNames } from '@nightdesk/contracts'
import { importAgain, missingPartLog } from '../../../../platform/import-again.ts'
import { isOwnService } from '../own-service.ts'
import { readRetryAfter } from './read-retry-after.ts'

/** How long an answer may take before the network counts as failed. */
export const answerWithinMs = 15_000

export type LeadPost = {
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
}

export type LeadAnswer =
  | { readonly kind: 'network-failure' }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly isAccepted: boolean
      readonly reference: string | undefined
      /** How long the server wants to be left alone. */
      readonly retryAfterMs?: number | undefined
    }

export type SendLead = (post: LeadPost) => Promise<LeadAnswer>

type Accepted = { readonly reference?: string; readonly proofBits?: number }

/** Rejects when the rest of the answer does not come: only a completed one is an answer. */
async function readAccepted(response: Response): Promise<Accepted> {
  const text = await response.text()
  try {
    const body = Object(JSON.parse(text)) as Record<keyof Accepted, unknown>
    const { reference, proofBits } = body
    return {
      ...(typeof reference === 'string' && { reference }),
      ...(typeof proofBits === 'number' && { proofBits }),
    }
  } catch {
    // An answer that is no JSON is still an answer.
    return {}
  }
}

const loadProver = importAgain(() => import('./prove-lead.ts'))

/** The lead is stored; what is left to do for it is done behind the visitor's back. */
function proveLater(endpoint: string, { reference, proofBits: bits }: Accepted): void {
  if (!reference || !bits) return
  loadProver()
    .then(({ proveLead }) => proveLead({ endpoint, reference, bits }))
    // Without a proof the lead waits in quarantine, where its owner finds it.
    .catch((error: unknown) => console.error(missingPartLog, error))
}

/** All that a form service of somebody else is sent. */
const specifiedFields: readonly string[] = [...leadFieldNames, ...Object.values(fixedFields)]

/**
 * A multipart post that asks for JSON; the key makes a repeat the same lead. A service
 * elsewhere knows no key, and a browser would ask it first whether the header may be sent at all.
 */
export function createSendLead(endpoint: string, isOwn = isOwnService(endpoint)): SendLead {
  return async ({ key, fields }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (isOwn || specifiedFields.includes(name)) body.append(name, value)
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        body,
        headers: { Accept: 'application/json', ...(isOwn && { [idempotencyHeader]: key }) },
        signal: AbortSignal.timeout(answerWithinMs),
      })
      const accepted = await readAccepted(response)
      const { reference } = accepted
      // A page where a service should answer, as in a hotel's network, has no reference: not accepted.
      const isAccepted = response.ok && (reference !== undefined || !isOwn)
      if (isOwn && isAccepted) proveLater(endpoint, accepted)
      const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'), Date.now())
      return { kind: 'answered', status: response.status, isAccepted, reference, retryAfterMs }
    } catch {
      return { kind: 'network-failure' }
    }
  }
}
