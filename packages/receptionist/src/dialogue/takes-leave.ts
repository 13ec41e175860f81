import { deskWords } from '@nightdesk/content'
import { dropAndAnswer } from './answers.ts'
import { callsBackSelf, solvesItSelf, takesNoteBack } from './calls-back.ts'
import { offerMore, sayGoodbye } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { isTaskRefused } from './refused-task.ts'
import { finishTask } from './tasks.ts'
import type { Turn } from './turn.ts'
import { startsWithAgreement } from './yes-no.ts'

const ends = /\b(?:good)?bye(?: now| bye)?\W*$/i

/** "I'll call you back myself": nobody shall call, what was taken down for that is taken back, and the call ends. */
export function callsBack(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const { text, yesNo, topics, isOtherQuestion, intents } = meaning
  const isBack = takesNoteBack(text)
  const task = turn.task()
  const isNote = task?.isForPerson === true || task?.intents.length === 0
  if (!callsBackSelf(text) && !(isBack && (isNote || !current))) return false
  // "Don't have him call. Do you take cards?": what is asked beside it is answered.
  if (isBack && !current?.isReadBack && (topics.length > 0 || isOtherQuestion)) {
    if (isNote) takeBack(turn)
    turn.update({ parked: [] })
    return dropAndAnswer(turn, meaning)
  }
  if (text.includes('?') || topics.length > 0 || isOtherQuestion) return false
  // "Yes, send it, I'll call again tomorrow" sends what was read back first.
  const isAgreed = current?.isReadBack && yesNo === 'yes' && startsWithAgreement(text)
  if (isAgreed && sends.test(text)) {
    finishTask(turn)
    return true
  }
  if (isNote) takeBack(turn)
  turn.drop('current')
  turn.drop('offer')
  turn.update({ parked: [] })
  turn.sayOne(isNote ? deskWords.dropped : isBack ? deskWords.gotIt : deskWords.welcome)
  // Whoever only wants nobody to call may have more to ask.
  const isLeaving = callsBackSelf(text) || intents.has('bye') || intents.has('thanks')
  if (isLeaving) sayGoodbye(turn)
  else offerMore(turn)
  return true
}

const sends = /\b(?:send|book|pass|go ahead|do it)\b/i

/** What stands on a paper as noted stands there no more. */
function takeBack(turn: Turn): void {
  const { current } = turn.state
  const task = turn.task()
  if (current && task && turn.state.lastPaper !== '')
    turn.call(task.paper(current.values, 'dropped'))
}

/** "No, I'm not booking, bye": nothing more is asked of whoever takes leave. */
export function takesLeave(turn: Turn, meaning: Meaning): boolean {
  const { current, offer } = turn.state
  const { text, yesNo, topics, matter, isOtherQuestion, spans, intents } = meaning
  if (yesNo === 'yes' || matter || text.includes('?')) return false
  const isRefused = isTaskRefused(turn, text)
  // "With a sign would be great, but that's for later, bye."
  const isOnlyWish = spans.every(({ slot }) => slot === 'wish' && !current)
  const isQuestion = topics.length > 0 || isOtherQuestion
  // "No, I'll look it up", to a person who would know: nothing is left to ask.
  const isSettled = !current && (offer !== undefined || intents.has('thanks'))
  if (isSettled && !isQuestion && solvesItSelf(text)) return part(turn, meaning)
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
