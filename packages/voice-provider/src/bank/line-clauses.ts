import type { Clause } from '../conversation.ts'

/** Said by the line itself while the next words are still being made. */
export const leadIn: Clause = 'One moment.'

export const lineClauses: readonly Clause[] = [leadIn]
