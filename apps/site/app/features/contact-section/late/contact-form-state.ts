/** The server has it, or the browser keeps it for a later try. */
export type Answered =
  { readonly kind: 'sent'; readonly reference: string | undefined } | { readonly kind: 'kept' }

/** What the form is doing. Only one thing at a time can be true. */
export type ContactFormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | { readonly kind: 'submitting' }
  | Answered

export type ContactField = 'name' | 'email' | 'phone' | 'message' | 'consent'

/** What is wrong with a field, in words. */
export type FieldProblems = Partial<Record<ContactField, string>>

export type ContactFormEvent =
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'answered'; readonly outcome: Answered }
  | { readonly kind: 'failed' }
  | { readonly kind: 'edited'; readonly field: ContactField }

/** The contact form is idle, submitting, then idle again with the fields cleared or kept. */
export function nextContactFormState(
  state: ContactFormState,
  event: ContactFormEvent,
): ContactFormState {
  if (event.kind === 'refused') return { kind: 'invalid', problems: event.problems }
  if (event.kind === 'submitted') return { kind: 'submitting' }
  if (event.kind === 'answered') return event.outcome
  if (event.kind === 'failed') return { kind: 'idle' }
  return afterEdit(state, event.field)
}

/** Typing takes back what was said about that field. The reference of an earlier success stays to be copied. */
function afterEdit(state: ContactFormState, field: ContactField): ContactFormState {
  if (state.kind !== 'invalid') return state
  const { [field]: _mended, ...left } = state.problems
  return Object.keys(left).length > 0 ? { kind: 'invalid', problems: left } : { kind: 'idle' }
}
