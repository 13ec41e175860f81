import type { Patience } from '../conversation.ts'

const finishedMs = 320
const unfinishedMs = 576
const thinkingMs = 1_100
const fewestWords = 3

/** How long the caller must be silent until the turn is ours, from what was understood so far. */
export function turnEndsAfterMs(text: string, patience: Patience): number {
  // Nothing was understood: nothing to wait for.
  if (text === '') return 0
  const isFinished = isSentence(text)
  if (patience === 'quick') return finishedMs
  if (patience === 'long') return isFinished ? unfinishedMs : thinkingMs
  return isFinished ? finishedMs : unfinishedMs
}

function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.length >= fewestWords && /[.?!]["')]*$/.test(text) && !text.endsWith('...')
}
