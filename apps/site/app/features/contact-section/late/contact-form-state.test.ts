import { describe, expect, it } from 'vitest'
import { nextContactFormState, type ContactFormState } from './contact-form-state.ts'

const idle: ContactFormState = { kind: 'idle' }
const submitting: ContactFormState = { kind: 'submitting' }
const invalid: ContactFormState = {
  kind: 'invalid',
  problems: { name: 'Missing', email: 'Not an address' },
}

describe('the contact form', () => {
  it('is submitting from the moment it is submitted', () => {
    expect(nextContactFormState(idle, { kind: 'submitted' })).toEqual(submitting)
  })

  it.each([
    { kind: 'sent', reference: 'ND-1' },
    { kind: 'sent', reference: undefined },
    { kind: 'kept' },
  ] as const)('is what became of it when an answer came: %j', (outcome) => {
    expect(nextContactFormState(submitting, { kind: 'answered', outcome })).toEqual(outcome)
  })

  it('is idle again when the network failed', () => {
    expect(nextContactFormState(submitting, { kind: 'failed' })).toEqual(idle)
  })

  it('keeps what is wrong until each field is mended', () => {
    const afterName = nextContactFormState(invalid, { kind: 'edited', field: 'name' })
    const afterEmail = nextContactFormState(afterName, { kind: 'edited', field: 'email' })

    expect(afterName).toEqual({ kind: 'invalid', problems: { email: 'Not an address' } })
    expect(afterEmail).toEqual(idle)
  })

  it('keeps the reference of a success while a new request is written, until that is sent', () => {
    const sent: ContactFormState = { kind: 'sent', reference: 'ND-1' }

    expect(nextContactFormState(sent, { kind: 'edited', field: 'name' })).toEqual(sent)
    expect(nextContactFormState(sent, { kind: 'submitted' })).toEqual(submitting)
  })

  it('goes on submitting whatever is typed meanwhile', () => {
    expect(nextContactFormState(submitting, { kind: 'edited', field: 'name' })).toEqual(submitting)
  })
})
