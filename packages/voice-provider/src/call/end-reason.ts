import type { EndedReason } from '@nightdesk/contracts'

import type { LineFault } from '../media/media-line.ts'

/** What may go wrong in a call. */
export type CallFault =
  | LineFault
  | 'assistant-failed'
  | 'bad-messages'
  | 'call-failed'
  | 'ear-died'
  | 'line-lost'
  | 'server-stopping'
  | 'too-many-messages'
  | 'too-much-sound'
  | 'transcriber-failed'

type PlainEnd = Extract<
  EndedReason,
  | 'assistant-ended-call'
  | 'assistant-ended-call-after-message-spoken'
  | 'assistant-forwarded-call'
  | 'assistant-join-timed-out'
  | 'customer-ended-call'
  | 'exceeded-max-duration'
  | 'manually-canceled'
  | 'silence-timed-out'
>

/** Why a call of ours ended: one of these and nothing else, so that ends can be counted. */
export type EndReason = PlainEnd | `pipeline-error-${CallFault}`

/** The same for a person who reads the log. */
export const endInWords: Readonly<Record<EndReason, string>> = {
  'assistant-ended-call': 'the assistant said goodbye',
  'assistant-ended-call-after-message-spoken': 'the page had the assistant say a last word',
  'assistant-forwarded-call': 'the assistant handed over to a person',
  'assistant-join-timed-out': 'nobody joined it in time',
  'customer-ended-call': 'the caller hung up',
  'exceeded-max-duration': 'its time was up',
  'manually-canceled': 'its line was given to somebody who waited',
  'silence-timed-out': 'the caller was silent for too long',
  'pipeline-error-assistant-failed': 'the assistant failed',
  'pipeline-error-bad-messages': 'the page sent what cannot be read',
  'pipeline-error-call-failed': 'the call failed',
  'pipeline-error-ear-died': 'the ear died',
  'pipeline-error-line-failed': 'the line broke',
  'pipeline-error-line-flooded': 'the page flooded the line',
  'pipeline-error-line-lost': 'the network of the caller stayed away',
  'pipeline-error-line-stalled': 'the page stopped reading',
  'pipeline-error-server-stopping': 'the server was stopped',
  'pipeline-error-too-many-messages': 'the page sent too many messages',
  'pipeline-error-too-much-sound': 'the page sent more sound than time had passed',
  'pipeline-error-transcriber-failed': 'the recognizer failed',
}
