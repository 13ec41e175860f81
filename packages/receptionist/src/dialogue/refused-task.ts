import { dropAndAnswer, noteWish } from './answers.ts'
import { dropTask, sayGoodbye } from './farewell.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { handOver } from './tasks.ts'
import type { Turn } from './turn.ts'

const notBooking =
  /\b(?:not|ain['’]?t) (?:booking|(?:looking|trying|ready|calling) to book|scheduling|ordering)\b/i
const refusing = "\\b(?:don['’]?t|do not|didn['’]?t|never|not|ain['’]?t)"
const wanting =
  '(?:\\s+(?:want|wanna|wanted|need|asked? for|asking for|looking for|interested in|to|have|book))*'
const atTheEnd = '(?=\\s*(?:[.,;!?]|$)|\\s+(?:just|yet|today|now|right|at all|anymore|thing)\\b)'

const instead =
  /[,.;]\s*(?:but\s+)?(?:i|we)(?:['’]d| would)? (?:want|need|like|prefer) (?:an?|the)\b/i

/** Whether the caller says that what we are taking down is not wanted. */
export function isTaskRefused(turn: Turn, text: string): boolean {
  const calledBy = turn.task()?.calledBy
  // "I don't want a car, I want a van."
  if (!calledBy || instead.test(text)) return false
  const named = new RegExp(
    `${refusing}${wanting}(?:\\s+(?:an?|any|no|the|another|that|this|my|your))*\\s+${calledBy}\\b${atTheEnd}`,
    'i',
  )
  return named.test(text) || notBooking.test(text)
}

/** "I don't want a discovery call, it's a complaint": what the caller wants is not what we are taking down. */
export function refuseTask(turn: Turn, meaning: Meaning): boolean {
  const { current, offer, matter: before } = turn.state
  const { text, intents, matter } = meaning
  if (!current || offer || !isTaskRefused(turn, text)) return false
  const hasNews = freshFacts(readFacts(turn, meaning), current.values).length > 0
  const isForPerson = matter !== undefined || before !== undefined
  if (hasNews && !isForPerson) return false
  if (isForPerson && !turn.script.message) {
    const { day: _, time: __, ...values } = current.values
    turn.updateCurrent({ values, isReadBack: false })
    noteWish(turn, text)
    handOver(turn, text, true)
    return true
  }
  // The matter itself is met by the rules that follow.
  if (matter !== undefined) {
    turn.drop('current')
    return false
  }
  if (intents.has('bye')) {
    turn.drop('current')
    sayGoodbye(turn)
    return true
  }
  if (!dropAndAnswer(turn, meaning)) dropTask(turn)
  return true
}
