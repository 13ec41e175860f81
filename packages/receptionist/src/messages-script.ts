import type { Line, Lines } from '@nightdesk/content'
import type { Tool } from './script.ts'
import type { Letter, LetterPart } from './state.ts'

/** How words for somebody else are written down. */
export type Messages = {
  /** For whoever stays here: told at any time, and not only instead of a person. What is missing is asked for. */
  readonly isForGuests?: boolean
  readonly ask?: Readonly<Record<LetterPart | 'caller', Lines>>
  paper(words: string, whom: string, more?: Pick<Letter, 'from' | 'phone' | 'isForDesk'>): Tool
  readonly noted: Line
}
