export const callStatuses = [
  'scheduled',
  'queued',
  'ringing',
  'in-progress',
  'forwarding',
  'ended',
] as const

export type CallStatus = (typeof callStatuses)[number]

/** Why a call ended when nothing went wrong. Providers add codes of their own for what did. */
export const endedReasons = [
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
] as const

export type EndedReason = (typeof endedReasons)[number]

export function isCallStatus(value: unknown): value is CallStatus {
  return callStatuses.some((status) => status === value)
}
