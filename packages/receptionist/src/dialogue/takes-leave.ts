import { deskWords } from '@nightdesk/content'
import { sayGoodbye } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { isTaskRefused } from './refused-task.ts'
import type { Turn } from './turn.ts'

const ends = /\b(?:good)?bye(?: now| bye)?\W*$/i

/** "No, I'm not booking, bye": nothing more is asked of whoever takes leave. */
export function takesLeave(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const { text, yesNo, topics, matter, isOtherQuestion, spans } = meaning
  if (yesNo === 'yes' || matter || text.includes('?')) return false
  const isRefused = isTaskRefused(turn, text)
  // "With a sign would be great, but that's for later, bye."
  const isOnlyWish = spans.every(({ slot }) => slot === 'wish' && !current)
  const isQuestion = topics.length > 0 || isOtherQuestion
  if (!ends.test(text) || isQuestion || !(isOnlyWish || isRefused)) return false
  if (isRefused) {
    turn.drop('current')
    turn.drop('offer')
  }
  return part(turn, meaning)
}

function part(turn: Turn, { intents }: Meaning): boolean {
  if (intents.has('thanks')) turn.sayOne(deskWords.welcome)
  sayGoodbye(turn)
  return true
}
