import { deskWords, type Lines } from '@nightdesk/content'
import type { Mood } from '../language/moods.ts'
import type { Said } from './said.ts'
import type { Turn } from './turn.ts'

const replies: readonly (readonly [Mood, Lines])[] = [
  ['robot', deskWords.robot],
  ['who', deskWords.who],
  ['how-are-you', deskWords.howAreYou],
  ['hear-me', deskWords.hearMe],
  ['language', deskWords.language],
  ['slower', deskWords.louder],
]

/** A short, honest answer to whatever is not business. */
export function makeSmallTalk(turn: Turn, { moods }: Said): boolean {
  if (moods.has('rude')) {
    turn.update({ rudeness: turn.state.rudeness + 1 })
    turn.sayOne(deskWords.calm)
    return true
  }
  const reply = replies.find(([mood]) => moods.has(mood))
  // What she can do follows by itself.
  if (!reply) return moods.has('help')
  turn.sayOne(reply[1])
  return true
}
