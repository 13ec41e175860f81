import type { PageCall } from '../../scripts/voice-desk/page-call.ts'

/** What is left of a call in a page when it is over. */
export type CallRecord = Pick<PageCall, 'messages' | 'levels' | 'connectedAt'>
