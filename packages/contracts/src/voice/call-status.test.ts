import { describe, expect, it } from 'vitest'
import { callStatuses, endedReasons, isCallStatus, isServerMessage } from '../index.ts'

// As the provider writes them; a changed word must be changed here too, on purpose.
const statuses = 'scheduled queued ringing in-progress forwarding ended'.split(' ')
const reasons = [
  'assistant-ended-call',
  'assistant-said-end-call-phrase',
  'assistant-ended-call-with-hangup-task',
  'assistant-ended-call-after-message-spoken',
  'assistant-forwarded-call',
  'assistant-join-timed-out',
  'customer-busy',
  'customer-ended-call',
  'customer-did-not-answer',
  'customer-did-not-give-microphone-permission',
  'exceeded-max-duration',
  'manually-canceled',
  'silence-timed-out',
  'voicemail',
]

describe('the status of a call', () => {
  it.each(statuses)('can be %s', (status) => {
    expect(isCallStatus(status)).toBe(true)
    expect(isServerMessage({ type: 'status-update', status })).toBe(true)
  })

  it.each(['Ended', 'in progress', '', 'over', 7, null, undefined])('cannot be %j', (status) => {
    expect(isCallStatus(status)).toBe(false)
    expect(isServerMessage({ type: 'status-update', status })).toBe(false)
  })

  it('can be nothing else', () => {
    expect(callStatuses).toEqual(statuses)
  })
})

describe('the reason of an end', () => {
  it('that is no error is one of these', () => {
    expect(endedReasons).toEqual(reasons)
  })
})
