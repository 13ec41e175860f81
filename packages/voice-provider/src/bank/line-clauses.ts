import type { Clause } from '../conversation.ts'

/** Said by the line itself while the next words are still being made. */
export const leadIns: readonly Clause[] = ['One moment.', 'Let me see.']

/** Said when a call must end for a reason of the line's own. */
export const apology = 'I am sorry, something went wrong on our side. Please try again.'

export const lineClauses: readonly Clause[] = [...leadIns, apology]
