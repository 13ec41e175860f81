import { contactLimits } from '@nightdesk/contracts'

// The draft makes it a structured-field string, in quotes; most clients leave them out.
const keyShape = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]+)"|([\x21\x23-\x2b\x2d-\x7e]+))$/

export type KeyReading =
  { readonly isValid: true; readonly key: string | undefined } | { readonly isValid: false }

/** Reads the header of draft-ietf-httpapi-idempotency-key-header-07 (a work in progress). */
export function readIdempotencyKey(header: string | string[] | undefined): KeyReading {
  if (header === undefined) return { isValid: true, key: undefined }
  const match = typeof header === 'string' ? keyShape.exec(header) : null
  const key = match?.[1] ?? match?.[2]
  if (key === undefined || key.length > contactLimits.idempotencyKeyLength) {
    return { isValid: false }
  }
  return { isValid: true, key }
}
