import { deskWords } from '@nightdesk/content'
import { sayGoodbye } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

const ends = /\b(?:good)?bye(?: now| bye)?\W*$/i
const noBooking =
  /\b(?:i['’]m|i am|we['’]re|we are|i was|i) (?:not|ain['’]t)(?: really| actually)? (?:booking|bookin['’]?|reserving|(?:looking|trying|calling|here) to (?:book|reserve))\b/i
// A room that is wanted otherwise is no room that is not wanted.
const noneWanted =
  /\b(?:i|we) (?:don['’]t|do not|didn['’]t|did not) (?:want|need|ask for)(?: to)? (?:a |an |any |no |another )?(?:\w+ )?(?:room|ride|booking|reservation|book|discovery call|sales call)(?: anything| now| yet| just yet| right now| today| at all| anymore)?(?=\W*$|[.,!?;])/i

/** "No, I'm not booking, bye": nothing more is asked of whoever takes leave. */
export function takesLeave(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const { text, yesNo, topics, matter, isOtherQuestion, spans } = meaning
  if (yesNo === 'yes' || matter || text.includes('?')) return false
  const isBooking = current?.task === turn.script.tasks[0]?.id
  const isRefused =
    current !== undefined && isBooking && (noBooking.test(text) || noneWanted.test(text))
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
