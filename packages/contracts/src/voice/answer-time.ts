/** Where pages ask how fast this server has answered its callers. Nothing is told of fewer calls than this. */
export const answerTimePath = '/api/answer-time'
export const fewestCallsTold = 20

/** What callers waited for an answer, at the median of so many calls. */
export type AnswerTime = { readonly calls: number; readonly medianMs: number }
