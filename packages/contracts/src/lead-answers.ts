import type { LeadProblem } from './lead-rules.ts'

/** 200: the lead is on disk. */
export type LeadAccepted = { readonly status: 'accepted'; readonly reference: string }

/** One sentence about one field, for the place beside it. */
export type LeadFieldError = LeadProblem & { readonly message: string }

/** Everything else; `fields` comes with a 422 about what was filled in. */
export type LeadRefused = {
  readonly error: LeadRefusal
  readonly message: string
  readonly fields?: readonly LeadFieldError[]
}

export type LeadRefusal =
  | 'invalid-fields'
  | 'malformed-body'
  | 'unknown-field'
  | 'repeated-field'
  | 'invalid-key'
  | 'key-reused'
  | 'too-large'
  | 'unsupported-type'
  | 'cross-site'
  | 'method-not-allowed'
  | 'too-many'
  | 'unavailable'

/** The status of each refusal. The browser gives up after 400, 413, 415, 422; it tries the others again. */
export const refusalStatus: Readonly<Record<LeadRefusal, number>> = {
  'invalid-fields': 422,
  'malformed-body': 400,
  'unknown-field': 400,
  'repeated-field': 400,
  'invalid-key': 400,
  'key-reused': 422,
  'too-large': 413,
  'unsupported-type': 415,
  'cross-site': 403,
  'method-not-allowed': 405,
  'too-many': 429,
  unavailable: 503,
}
