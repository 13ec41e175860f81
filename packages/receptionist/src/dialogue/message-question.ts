import { deskWords } from '@nightdesk/content'
import { addToNote, askForMessage, sayNote } from './messages.ts'
import { contentOf, type PaperQuestion } from './paper-question.ts'
import { isIn } from './same-words.ts'
import type { Turn } from './turn.ts'

const messages = /\b(?:message|complaint|note)\b/i

export function isAboutMessage({ state, script }: Turn, { about }: PaperQuestion): boolean {
  if (!script.message || state.current) return false
  if (state.note) return messages.test(about) || !state.lastDone
  return messages.test(about) && !state.lastDone
}

export function sayMessage(turn: Turn, { about }: PaperQuestion): boolean {
  const { note } = turn.state
  const words = contentOf(about).filter((word) => !messages.test(word))
  // "Did you put her name, Paula Greco?": what is not in the message is put there, and said to be new.
  if (note && words.length > 1 && !isIn(note, words)) {
    turn.sayOne(deskWords.notOnPaper)
    return addToNote(turn, about)
  }
  if (sayNote(turn)) return true
  turn.sayOne(deskWords.notOnPaper)
  askForMessage(turn)
  return true
}
